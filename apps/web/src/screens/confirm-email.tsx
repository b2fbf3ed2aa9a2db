import { useParams } from 'react-router';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { ConfirmForm } from '../features/email-confirmation/confirm-form.tsx';
import { texts } from '../language/texts.ts';
import { LinkButton } from '../ui/link-button.tsx';

const t = texts('emailConfirmation');
const accounts = texts('accounts');

/** The page behind the mail's link: asks whether the address is the reader's. */
export default function ConfirmEmail() {
  const { token } = useParams();
  const back = { to: '/', label: accounts('backToHome') };
  if (!token?.trim())
    return (
      <AccountFrame title={t('invalidTitle')} lead={t('invalid')} back={back}>
        <LinkButton to="/profile" size="lg" block>
          {t('toProfile')}
        </LinkButton>
      </AccountFrame>
    );
  return (
    <AccountFrame title={t('title')} lead={t('lead')} back={back}>
      <ConfirmForm token={token} />
    </AccountFrame>
  );
}
