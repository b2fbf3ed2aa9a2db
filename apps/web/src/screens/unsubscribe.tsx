import { useParams } from 'react-router';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { UnsubscribeForm } from '../features/notifications/unsubscribe-form.tsx';
import { texts } from '../language/texts.ts';

const t = texts('unsubscribe');
const accounts = texts('accounts');

/** The page behind a mail's unsubscribe link: asks before it stops the mails. */
export default function Unsubscribe() {
  const { token = '' } = useParams();
  return (
    <AccountFrame title={t('title')} lead={t('lead')} back={{ to: '/', label: accounts('backToHome') }}>
      <UnsubscribeForm token={token} />
    </AccountFrame>
  );
}
