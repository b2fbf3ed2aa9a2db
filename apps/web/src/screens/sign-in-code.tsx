import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../api/errors.ts';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { AskForMailForm } from '../features/accounts/ask-for-mail-form.tsx';
import { NoMail } from '../features/service/no-mail.tsx';
import { useSendsMail } from '../features/service/settings.ts';
import { CodeForm } from '../features/sign-in-code/code-form.tsx';
import { readMailedCode } from '../features/sign-in-code/mailed-code.ts';
import { askForCode } from '../features/sign-in-code/sign-in-code-calls.ts';
import { texts } from '../language/texts.ts';
import { useFocusOnNewView } from '../lib/focus-on-new-view.ts';

const t = texts('signInCode');
const accounts = texts('accounts');

/** The address to which the sign-in screen has sent a code. */
const sentToOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'sentTo' in state && typeof state.sentTo === 'string'
    ? state.sentTo
    : null;

/** Signs in with a mailed code: asks for the address, then for the code. A mail's link brings both along. */
export default function SignInCode() {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const [mailed, setMailed] = useState(() => readMailedCode(hash));
  const [email, setEmail] = useState(() => mailed?.email ?? sentToOf(state) ?? '');
  const [sent, setSent] = useState(email !== '');

  useFocusOnNewView(sent);
  const sendsMail = useSendsMail();
  useEffect(() => {
    // The browser does not keep the code in its history. Another link may be opened in the same tab.
    if (!hash) return;
    const next = readMailedCode(hash);
    if (next) {
      setMailed(next);
      setEmail(next.email);
      setSent(true);
    }
    navigate('/sign-in-code', { replace: true, state });
  }, [hash, navigate, state]);

  const back = { to: '/login', label: accounts('backToLogin'), state };
  if (!sent)
    return (
      <AccountFrame title={t('title')} lead={sendsMail && t('lead')} back={back}>
        {!sendsMail && <NoMail />}
        <AskForMailForm
          email={email}
          label={t('mailMe')}
          ask={askForCode}
          failed={(failure) => errorText(failure, t('notSent'))}
          onSent={(to) => {
            setEmail(to);
            setMailed(null);
            setSent(true);
          }}
        />
      </AccountFrame>
    );
  const said = { email, address: (words: ReactNode) => <strong className="wrap-anywhere">{words}</strong> };
  return (
    <AccountFrame
      title={mailed || !sendsMail ? t('signInTitle') : t('sentTitle')}
      lead={mailed ? t.rich('signInAs', said) : sendsMail && t.rich('sent', said)}
      back={back}
    >
      {!mailed && !sendsMail && <NoMail />}
      <CodeForm key={mailed?.code} email={email} code={mailed?.code} onAgain={() => setSent(false)} />
    </AccountFrame>
  );
}
