import { useParams } from 'react-router';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { ConfirmForm } from '../features/email-confirmation/confirm-form.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** The page behind the mail's link: asks whether the address is the reader's. */
export default function ConfirmEmail() {
  const { token } = useParams();
  const back = { to: '/', label: 'Back to Home' };
  if (!token?.trim())
    return (
      <AccountFrame
        title="Invalid Link"
        lead="This link is incomplete. Ask for another mail on your profile."
        back={back}
      >
        <LinkButton to="/profile" size="lg" block>
          Go to your profile
        </LinkButton>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title="Confirm your address"
      lead="Did you make a Serendip account with the address this mail came to?"
      back={back}
    >
      <ConfirmForm token={token} />
    </AccountFrame>
  );
}
