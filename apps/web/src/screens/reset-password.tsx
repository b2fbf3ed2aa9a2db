import { useParams } from 'react-router';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { ResetForm } from '../features/accounts/reset-form.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** Sets a new password with the token of a reset e-mail. */
export default function ResetPassword() {
  const { token } = useParams();
  const back = { to: '/login', label: 'Back to login' };
  if (!token?.trim()) {
    return (
      <AccountFrame
        title="Invalid Reset Link"
        lead="This link is incomplete. Request a new one and we will send it to you."
        back={{ to: '/', label: 'Back to Home' }}
      >
        <div className="grid gap-3">
          <LinkButton to="/forgot-password" size="lg" block>
            Request new reset link
          </LinkButton>
          <LinkButton to={back.to} variant="secondary" size="lg" block>
            {back.label}
          </LinkButton>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Set a new password" lead="We will sign you in right away." back={back}>
      <ResetForm token={token} />
    </AccountFrame>
  );
}
