import { type FormEvent, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { resetFault } from './password-rules.ts';
import { changePasswordTo } from './settings-calls.ts';
import { StrengthHint } from './strength-hint.tsx';

const empty = { current: '', password: '', confirmation: '' };
const form = 'change-password';

/** Changes the password in a dialog. Other devices are signed out. */
export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(empty);
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) => joinedErrors(failure, 'Failed to change your password'),
  });
  const close = () => {
    setOpen(false);
    setTyped(empty);
    setError(null);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const fault = resetFault(typed.password, typed.confirmation);
    if (fault) return setError(fault);
    void attempt(async () => {
      await changePasswordTo(typed.current, typed.password, typed.confirmation);
      close();
      toast.success('Your password is changed. Other devices are signed out.');
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
        Change password
      </Button>
      {open && (
        <Dialog
          open
          onClose={close}
          title="Change password"
          description="Your other devices are signed out."
          actions={
            <>
              <Button variant="secondary" onClick={close} disabled={busy}>
                Cancel
              </Button>
              <Button type="submit" form={form} disabled={!typed.password || !typed.confirmation} loading={busy}>
                Change password
              </Button>
            </>
          }
        >
          <form id={form} noValidate onSubmit={onSubmit} className="grid gap-5">
            <Field label="Current password" hint="Leave it empty if you have none and signed in a moment ago.">
              {(control) => <PasswordInput {...control} {...box('current', 'current-password')} />}
            </Field>
            <Field label="New password" required footer={<StrengthHint password={typed.password} />}>
              {(control) => <PasswordInput {...control} {...box('password', 'new-password')} />}
            </Field>
            <Field label="Confirm new password" required error={error}>
              {(control) => <PasswordInput {...control} {...box('confirmation', 'new-password')} />}
            </Field>
          </form>
        </Dialog>
      )}
    </>
  );
}
