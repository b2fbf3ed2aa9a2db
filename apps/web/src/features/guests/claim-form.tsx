import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { LiveVerdict } from '../accounts/live-verdict.tsx';
import { confirmationText, passwordText } from '../accounts/password-rules.ts';
import { useMakeAccount } from '../accounts/use-make-account.ts';
import { emailConfirmation } from '../email-confirmation/confirmation-calls.ts';
import { waysToSignIn } from '../passkeys/passkey-calls.ts';
import { claimWith } from './claim-with.ts';

const t = texts('guests');

/** Milliseconds. */
const errorLifetime = 5000;

/** Gives a guest account an e-mail and a password. Then the card around the form disappears. */
export function ClaimForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const { busy, error, attempt } = useAttempt({
    faultOf: (failure) => joinedErrors(failure, t('keep.failed')),
    errorLifetime,
    leaves: true,
  });
  const keep = useMakeAccount(claimWith);
  const client = useQueryClient();
  const filled = email.trim() !== '' && password !== '' && confirmation === password;

  const claim = async () => {
    await keep(email, password, confirmation);
    toast.success(t('keep.done'));
    for (const read of [emailConfirmation, waysToSignIn]) void client.invalidateQueries({ queryKey: read.queryKey });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (filled) void attempt(claim);
  };

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <Field label={t('keep.email')} required>
        {(control) => (
          <EmailInput
            {...control}
            // The button that opened the form is gone.
            autoFocus
            name="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <Field label={t('keep.password')} required footer={<LiveVerdict verdict={passwordText(password)} />}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <Field
        label={t('keep.confirmation')}
        required
        footer={<LiveVerdict verdict={confirmationText(password, confirmation)} />}
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password_confirmation"
            autoComplete="new-password"
            value={confirmation}
            onChange={({ target }) => setConfirmation(target.value)}
          />
        )}
      </Field>
      {error && <Notice tone="negative">{error}</Notice>}
      <Button type="submit" block disabled={!filled} loading={busy}>
        {busy ? t('keep.saving') : t('keep.button')}
      </Button>
    </form>
  );
}
