import { readEmail } from '@serendip/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { emailConfirmation } from '../email-confirmation/confirmation-calls.ts';
import { useSendsMail } from '../service/settings.ts';
import { changeEmailTo } from './settings-calls.ts';

const t = texts('accountSettings');

const empty = { email: '', password: '' };

/** Changes the e-mail address in a dialog. */
export function ChangeEmail() {
  const client = useQueryClient();
  const sendsMail = useSendsMail();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(empty);
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) => joinedErrors(failure, t('email.failed')),
  });
  const close = () => {
    setOpen(false);
    setTyped(empty);
    setError(null);
  };
  const onSubmit = () => {
    if (readEmail(typed.email) === null) return setError(t('email.invalid'));
    void attempt(async () => {
      const pending = await changeEmailTo(typed.email, typed.password);
      void client.invalidateQueries({ queryKey: emailConfirmation.queryKey });
      close();
      toast.success(pending ? t('email.openLink', { email: pending }) : t('email.changed'));
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
        {t('email.change')}
      </Button>
      {open && (
        <FormDialog
          title={t('email.change')}
          description={sendsMail ? t('email.byLink') : t('email.atOnce')}
          submit={t('email.change')}
          ready={typed.email !== ''}
          busy={busy}
          onSubmit={onSubmit}
          onClose={close}
        >
          <Field label={t('email.label')} required error={error}>
            {(control) => <TextInput {...control} {...box('email', 'email')} type="email" />}
          </Field>
          <Field label={t('email.password')} hint={t('email.noPassword')}>
            {(control) => <PasswordInput {...control} {...box('password', 'current-password')} />}
          </Field>
        </FormDialog>
      )}
    </>
  );
}
