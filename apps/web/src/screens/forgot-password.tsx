import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { askForReset } from '../features/accounts/account-calls.ts';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { AskForMailForm } from '../features/accounts/ask-for-mail-form.tsx';
import { NoMail } from '../features/service/no-mail.tsx';
import { useSendsMail } from '../features/service/settings.ts';
import { texts } from '../language/texts.ts';
import { useFocusOnNewView } from '../lib/focus-on-new-view.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';

const t = texts('accounts');

const login = '/login';

const OnItsWay = ({ email }: { email: string }) => (
  <div role="status" className="grid grid-cols-1 gap-4">
    <Card tone="tinted" className="flex items-start gap-3.5">
      <MailCheck size={24} className="mt-0.5 shrink-0 text-accent-ink" aria-hidden />
      <p className="min-w-0">
        {t.rich('reset.sent', { email, address: (words) => <strong className="break-words">{words}</strong> })}
      </p>
    </Card>
    <p className="text-ink-soft text-sm">{t('reset.spam')}</p>
  </div>
);

interface Asked {
  email: string;
  sendsMail: boolean;
  onAgain: () => void;
}

function Confirmation({ email, sendsMail, onAgain }: Asked) {
  return (
    <AccountFrame
      title={sendsMail ? t('reset.sentTitle') : t('reset.noMailTitle')}
      back={{ to: '/', label: t('backToHome') }}
    >
      {sendsMail ? <OnItsWay email={email} /> : <NoMail />}
      <div className="grid gap-3">
        <LinkButton to={login} size="lg" block>
          {t('backToLogin')}
        </LinkButton>
        <Button variant="secondary" size="lg" block onClick={onAgain}>
          {sendsMail ? t('reset.sendAnother') : t('reset.tryAgain')}
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
    <AccountFrame title={t('forgot')} lead={sendsMail && t('reset.lead')} back={{ to: login, label: t('backToLogin') }}>
      {!sendsMail && <NoMail />}
      <AskForMailForm
        email={email}
        label={t('reset.send')}
        ask={askForReset}
        failed={() => t('reset.notSent')}
        onSent={(to) => {
          setEmail(to);
          setSent(true);
        }}
      />
    </AccountFrame>
  );
}
