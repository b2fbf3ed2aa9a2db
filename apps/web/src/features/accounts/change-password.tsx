import { useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { resetFault } from './password-rules.ts';
import { changePasswordTo } from './settings-calls.ts';
import { StrengthHint } from './strength-hint.tsx';

const t = texts('accountSettings');

const empty = { current: '', password: '', confirmation: '' };

/** Changes the password in a dialog. Other devices are signed out. */
export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(empty);
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) => joinedErrors(failure, t('password.failed')),
  });
  const close = () => {
    setOpen(false);
    setTyped(empty);
    setError(null);
  };
  const onSubmit = () => {
    const fault = resetFault(typed.password, typed.confirmation);
    if (fault) return setError(fault);
    void attempt(async () => {
      await changePasswordTo(typed.current, typed.password, typed.confirmation);
      close();
      toast.success(t('password.changed'));
    });
  };
  const box = (name: keyof typeof empty, autoComplete: string) => ({
    name,
    autoComplete,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('password.change')}
      </Button>
      {open && (
        <FormDialog
          title={t('password.change')}
          description={t('password.lead')}
          submit={t('password.change')}
          ready={typed.password !== '' && typed.confirmation !== ''}
          busy={busy}
          onSubmit={onSubmit}
          onClose={close}
        >
          <Field label={t('password.current')} hint={t('password.noPassword')}>
            {(control) => <PasswordInput {...control} {...box('current', 'current-password')} />}
          </Field>
          <Field label={t('password.new')} required footer={<StrengthHint password={typed.password} />}>
            {(control) => <PasswordInput {...control} {...box('password', 'new-password')} />}
          </Field>
          <Field label={t('password.confirm')} required error={error}>
            {(control) => <PasswordInput {...control} {...box('confirmation', 'new-password')} />}
          </Field>
        </FormDialog>
      )}
    </>
  );
}
