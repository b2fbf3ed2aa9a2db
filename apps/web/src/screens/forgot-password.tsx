import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { askForReset } from '../features/accounts/account-calls.ts';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { AskForMailForm } from '../features/accounts/ask-for-mail-form.tsx';
import { NoMail } from '../features/service/no-mail.tsx';
import { useSendsMail } from '../features/service/settings.ts';
import { useFocusOnNewView } from '../lib/focus-on-new-view.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';

const back = { to: '/login', label: 'Back to login' };

const OnItsWay = ({ email }: { email: string }) => (
  <div role="status" className="grid grid-cols-1 gap-4">
    <Card tone="tinted" className="flex items-start gap-3.5">
      <MailCheck size={24} className="mt-0.5 shrink-0 text-accent-ink" aria-hidden />
      <p className="min-w-0">
        If there is an account for <strong className="break-words">{email}</strong>, a link to set a new password is on
        its way.
      </p>
    </Card>
    <p className="text-ink-soft text-sm">Nothing after a few minutes? Check your spam folder.</p>
  </div>
);

interface Asked {
  email: string;
  sendsMail: boolean;
  onAgain: () => void;
}

function Confirmation({ email, sendsMail, onAgain }: Asked) {
  return (
    <AccountFrame title={sendsMail ? 'Check your email' : 'No mail is sent'} back={{ to: '/', label: 'Back to Home' }}>
      {sendsMail ? <OnItsWay email={email} /> : <NoMail />}
      <div className="grid gap-3">
        <LinkButton to={back.to} size="lg" block>
          {back.label}
        </LinkButton>
        <Button variant="secondary" size="lg" block onClick={onAgain}>
          {sendsMail ? 'Send another email' : 'Try again'}
        </Button>
      </div>
    </AccountFrame>
  );
}

/** Requests a reset e-mail, then says where to look for it. */
export default function ForgotPassword() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  useFocusOnNewView(!sent);
  const sendsMail = useSendsMail();

  if (sent) return <Confirmation email={email} sendsMail={sendsMail} onAgain={() => setSent(false)} />;
  return (
    <AccountFrame
      title="Forgot your password?"
      lead={sendsMail && 'Enter your e-mail address and we will send you a link to set a new password.'}
      back={back}
    >
      {!sendsMail && <NoMail />}
      <AskForMailForm
        email={email}
        label="Send reset link"
        ask={askForReset}
        failed={() => 'Failed to send reset email'}
        onSent={(to) => {
          setEmail(to);
          setSent(true);
        }}
      />
    </AccountFrame>
  );
}
