import { useParams } from 'react-router';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { ResetForm } from '../features/accounts/reset-form.tsx';
import { texts } from '../language/texts.ts';
import { LinkButton } from '../ui/link-button.tsx';

const t = texts('accounts');

/** Sets a new password with the token of a reset e-mail. */
export default function ResetPassword() {
  const { token } = useParams();
  const back = { to: '/login', label: t('backToLogin') };
  if (!token?.trim()) {
    return (
      <AccountFrame
        title={t('reset.invalidTitle')}
        lead={t('reset.invalid')}
        back={{ to: '/', label: t('backToHome') }}
      >
        <div className="grid gap-3">
          <LinkButton to="/forgot-password" size="lg" block>
            {t('reset.request')}
          </LinkButton>
          <LinkButton to={back.to} variant="secondary" size="lg" block>
            {back.label}
          </LinkButton>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('reset.title')} lead={t('reset.titleLead')} back={back}>
      <ResetForm token={token} />
    </AccountFrame>
  );
}
