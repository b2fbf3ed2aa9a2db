import { readEmail } from '@serendip/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { emailConfirmation } from '../email-confirmation/confirmation-calls.ts';
import { useSendsMail } from '../service/settings.ts';
import { changeEmailTo } from './settings-calls.ts';

const empty = { email: '', password: '' };
const form = 'change-email';

/** Changes the e-mail address in a dialog. */
export function ChangeEmail() {
  const client = useQueryClient();
  const sendsMail = useSendsMail();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(empty);
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) => joinedErrors(failure, 'Failed to change your e-mail address'),
  });
  const close = () => {
    setOpen(false);
    setTyped(empty);
    setError(null);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (readEmail(typed.email) === null) return setError('Email is invalid');
    void attempt(async () => {
      const pending = await changeEmailTo(typed.email, typed.password);
      void client.invalidateQueries({ queryKey: emailConfirmation.queryKey });
      close();
      toast.success(pending ? `Open the link in the mail to ${pending}.` : 'Your e-mail address is changed.');
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
        Change e-mail
      </Button>
      {open && (
        <Dialog
          open
          onClose={close}
          title="Change e-mail"
          description={
            sendsMail
              ? 'Once you open the link mailed to the new address, you sign in with it. The old one is told.'
              : 'You sign in with the new address at once.'
          }
          actions={
            <>
              <Button variant="secondary" onClick={close} disabled={busy}>
                Cancel
              </Button>
              <Button type="submit" form={form} disabled={!typed.email} loading={busy}>
                Change e-mail
              </Button>
            </>
          }
        >
          <form id={form} noValidate onSubmit={onSubmit} className="grid gap-5">
            <Field label="New e-mail address" required error={error}>
              {(control) => <TextInput {...control} {...box('email', 'email')} type="email" />}
            </Field>
            <Field label="Password" hint="Leave it empty if you have none and signed in a moment ago.">
              {(control) => <PasswordInput {...control} {...box('password', 'current-password')} />}
            </Field>
          </form>
        </Dialog>
      )}
    </>
  );
}
