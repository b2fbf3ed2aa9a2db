import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../api/errors.ts';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { AskForMailForm } from '../features/accounts/ask-for-mail-form.tsx';
import { NoMail } from '../features/service/no-mail.tsx';
import { useSendsMail } from '../features/service/settings.ts';
import { CodeForm } from '../features/sign-in-code/code-form.tsx';
import { readMailedCode } from '../features/sign-in-code/mailed-code.ts';
import { askForCode } from '../features/sign-in-code/sign-in-code-calls.ts';
import { useFocusOnNewView } from '../lib/focus-on-new-view.ts';

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

  const back = { to: '/login', label: 'Back to login', state };
  if (!sent)
    return (
      <AccountFrame
        title="Sign in with a code"
        lead={sendsMail && 'Enter your e-mail address and we will send you a code. You need no password.'}
        back={back}
      >
        {!sendsMail && <NoMail />}
        <AskForMailForm
          email={email}
          label="E-mail me a code"
          ask={askForCode}
          failed={(failure) => errorText(failure, 'Failed to send the code. Please try again.')}
          onSent={(to) => {
            setEmail(to);
            setMailed(null);
            setSent(true);
          }}
        />
      </AccountFrame>
    );
  const address = <strong className="wrap-anywhere">{email}</strong>;
  return (
    <AccountFrame
      title={mailed || !sendsMail ? 'Sign in to Serendip' : 'Check your email'}
      lead={
        mailed ? (
          <>You sign in as {address}.</>
        ) : (
          sendsMail && (
            <>
              If there is an account for {address}, a code is on its way. Nothing after a minute? Check your spam
              folder.
            </>
          )
        )
      }
      back={back}
    >
      {!mailed && !sendsMail && <NoMail />}
      <CodeForm key={mailed?.code} email={email} code={mailed?.code} onAgain={() => setSent(false)} />
    </AccountFrame>
  );
}
