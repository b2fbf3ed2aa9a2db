import { useParams } from 'react-router';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { UnsubscribeForm } from '../features/notifications/unsubscribe-form.tsx';

/** The page behind a mail's unsubscribe link: asks before it stops the mails. */
export default function Unsubscribe() {
  const { token = '' } = useParams();
  return (
    <AccountFrame
      title="Stop these mails?"
      lead="You get no more mails of the kind that this link came with."
      back={{ to: '/', label: 'Back to Home' }}
    >
      <UnsubscribeForm token={token} />
    </AccountFrame>
  );
}
