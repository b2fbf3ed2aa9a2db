import { type FormEvent, useState } from 'react';
import { errorText, joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePasskeyAutofill } from '../passkeys/use-passkey-autofill.ts';
import { signInWith, signUpWith } from './account-calls.ts';
import { LiveVerdict } from './live-verdict.tsx';
import { OtherWays } from './other-ways.tsx';
import { confirmationText, passwordText } from './password-rules.ts';
import { useMakeAccount } from './use-make-account.ts';

const t = texts('accounts');

/** Milliseconds. */
const errorLifetime = 5000;

export type AuthMode = 'sign_in' | 'sign_up';

const labels = {
  sign_in: { submit: 'signIn', busy: 'signingIn', password: 'current-password' },
  sign_up: { submit: 'signUp', busy: 'signingUp', password: 'new-password' },
} as const;

interface Props {
  mode: AuthMode;
  /** Another form comes first on the screen, so this one looks secondary. */
  second?: boolean;
}

/** Signs in or up. The guard sees the new session and redirects. */
export function AuthForm({ mode, second = false }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const signingUp = mode === 'sign_up';
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) =>
      signingUp ? joinedErrors(failure, t('signUpFailed')) : errorText(failure, t('signInFailed')),
    errorLifetime,
    leaves: true,
  });
  const makeAccount = useMakeAccount(signUpWith);
  const { submit, busy: busyLabel, password: autoComplete } = labels[mode];
  usePasskeyAutofill(!signingUp, setError);
  const filled = email.trim() !== '' && password !== '' && (!signingUp || confirmation === password);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (filled)
      void attempt(() => (signingUp ? makeAccount(email, password, confirmation) : signInWith(email, password)));
  };

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <Field label={t('email')} required>
        {(control) => (
          <EmailInput
            {...control}
            name="email"
            autoComplete={signingUp ? 'email' : 'username webauthn'}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('password')} required footer={signingUp && <LiveVerdict verdict={passwordText(password)} />}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete={autoComplete}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {signingUp && (
        <Field
          label={t('confirmPassword')}
          required
          footer={<LiveVerdict verdict={confirmationText(password, confirmation)} />}
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="password_confirmation"
              autoComplete={autoComplete}
              value={confirmation}
              onChange={(event) => setConfirmation(event.target.value)}
            />
          )}
        </Field>
      )}
      {error && <Notice tone="negative">{error}</Notice>}
      <Button
        type="submit"
        size={second ? 'md' : 'lg'}
        variant={second ? 'secondary' : 'primary'}
        block
        disabled={!filled}
        loading={busy}
      >
        {t(busy ? busyLabel : submit)}
      </Button>
      {!signingUp && (
        <>
          <TextLink to="/forgot-password" className="mx-auto inline-flex min-h-11 items-center text-sm">
            {t('forgot')}
          </TextLink>
          <OtherWays email={email} onError={setError} />
        </>
      )}
    </form>
  );
}
