import { limits } from '@serendip/contract/limits';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isStatus } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { endedBefore } from '../identity/ended-before.ts';
import { setNewPassword } from './account-calls.ts';
import { resetFault } from './password-rules.ts';
import { StrengthHint } from './strength-hint.tsx';

const t = texts('accounts');

/** Sets a new password, typed twice. Then the user is signed in and on the dashboard. */
export function ResetForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) => ({ text: t('reset.failed'), deadLink: isStatus(failure, 422) }),
    leaves: true,
  });
  const navigate = useNavigate();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const fault = resetFault(password, confirmation);
    if (fault) return setError({ text: fault, deadLink: false });
    void attempt(async () => {
      const ended = await setNewPassword(token, password, confirmation);
      toast.success(t('reset.done'));
      if (ended) toast.info(endedBefore());
      navigate('/dashboard', { replace: true });
    });
  };

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <Field label={t('reset.newPassword')} required footer={<StrengthHint password={password} />}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('confirmPassword')} required>
        {(control) => (
          <PasswordInput
            {...control}
            name="password_confirmation"
            autoComplete="new-password"
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
          />
        )}
      </Field>
      {error && (
        <Notice tone="negative" title={error.text}>
          {error.deadLink &&
            t.rich('reset.deadLink', {
              hours: limits.password_reset_hours,
              link: (words) => <TextLink to="/forgot-password">{words}</TextLink>,
            })}
        </Notice>
      )}
      <Button type="submit" size="lg" block disabled={!password || !confirmation} loading={busy}>
        {busy ? t('reset.updating') : t('reset.update')}
      </Button>
    </form>
  );
}
