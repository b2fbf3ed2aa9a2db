import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isStatus, statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { waysToSignIn } from '../passkeys/passkey-calls.ts';
import { eraseAccount } from './settings-calls.ts';

const t = texts('accountSettings');

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

const erased = ['leave.deletedSignIn', 'leave.deletedAnswers', 'leave.deletedEvents', 'leave.deletedMatches'] as const;

const staying = [
  'leave.keptMessages',
  'leave.keptMatches',
  'leave.keptReports',
  'leave.keptEvents',
  'leave.keptQuestions',
] as const;

/** Asks for the password, says what is deleted and what is kept, and deletes the account. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('leave.button')}
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
      text: statusMessage(failure, t('leave.failed')),
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
      toast.success(t('leave.done'));
    });
  };

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t('leave.question')}
      description={t('leave.lead')}
      role="alertdialog"
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <Consequence title={t('leave.deleted')} items={erased.map((key) => t(key))} />
        <Consequence title={t('leave.kept')} items={staying.map((key) => t(key))} />
        {hasPassword && (
          <Field label={t('leave.password')} error={error?.ofPassword ? error.text : null} required>
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
            {t('leave.keep')}
          </Button>
          <Button type="submit" variant="danger" disabled={hasPassword && !password} loading={busy}>
            {busy ? t('leave.deleting') : t('leave.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
