import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isStatus, statusMessage } from '../../api/errors.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { waysToSignIn } from '../passkeys/passkey-calls.ts';
import { eraseAccount } from './settings-calls.ts';

const Consequence = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3 className="font-semibold">{title}</h3>
    <ul className="list-disc pl-5 text-ink-soft text-sm">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

const erased = [
  'your e-mail address, alias and password',
  'all your answers, in your profile and at events',
  'the descriptions of events you host, and questions nobody answered',
  'the list of events you joined, your feedback, and why you were matched',
];
const staying = [
  'messages you sent: the people you wrote to keep them, from ‘Deleted user’',
  'past matches, but without your name',
  'reports you made: the hosts of the event keep them, without your name',
  'the names of events you host: they are closed, and nobody can join them any more',
  'questions you asked: only people who answered one can still read it',
];

/** Asks for the password, says what is deleted and what is kept, and deletes the account. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const hasPassword = useQuery(waysToSignIn).data?.password ?? true;
  const [password, setPassword] = useState('');
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) => ({
      text: statusMessage(failure, 'Failed to delete your account. Please try again.'),
      ofPassword: hasPassword && isStatus(failure, 403),
    }),
    leaves: true,
  });
  const navigate = useNavigate();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (hasPassword && !password) return;
    void attempt(async () => {
      await eraseAccount(hasPassword ? password : undefined);
      navigate('/', { replace: true });
      toast.success('Your account has been deleted.');
    });
  };

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title="Delete your account?"
      description="This happens right away and cannot be undone."
      role="alertdialog"
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <Consequence title="What we delete" items={erased} />
        <Consequence title="What we keep" items={staying} />
        {hasPassword && (
          <Field label="Your password" error={error?.ofPassword ? error.text : null} required>
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value);
                  setError(null);
                }}
              />
            )}
          </Field>
        )}
        {error && !error.ofPassword && <Notice tone="negative">{error.text}</Notice>}
        <div className="flex flex-col-reverse gap-2.5 pt-1 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" disabled={hasPassword && !password} loading={busy}>
            {busy ? 'Deleting...' : 'Delete my account'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
