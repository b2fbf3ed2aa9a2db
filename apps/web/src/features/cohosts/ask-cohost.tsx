import type { CohostRole } from '@serendip/contract/cohosts';
import { UserRoundPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { useAskCohost } from './queries.ts';

const t = texts('cohosts');

/** Asks the owner of an e-mail address to be a co-host. */
export function AskCohost({ eventId }: { eventId: string }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<CohostRole>('host');
  const { mutate, isPending, error, reset } = useAskCohost(eventId);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { email: email.trim(), role },
      {
        onSuccess: ({ cohost }) => {
          setEmail('');
          toast.success(t('ask.done', { email: cohost.email ?? '' }));
        },
      },
    );
  };
  return (
    <form onSubmit={ask} noValidate className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_auto] sm:items-start">
      <Field
        label={t('ask.email')}
        hint={role === 'door' ? t('ask.hintDoor') : t('ask.hint')}
        error={error ? joinedErrors(error, t('didNotWork')) : null}
      >
        {(control) => (
          <EmailInput
            {...control}
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              if (error) reset();
            }}
          />
        )}
      </Field>
      <Field label={t('ask.role')}>
        {(control) => (
          <Select
            {...control}
            value={role}
            onChange={({ target }) => setRole(target.value === 'door' ? 'door' : 'host')}
          >
            <option value="host">{t('ask.cohost')}</option>
            <option value="door">{t('ask.door')}</option>
          </Select>
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        icon={<UserRoundPlus size={18} aria-hidden />}
        loading={isPending}
        className="sm:mt-7"
      >
        {role === 'door' ? t('ask.toHelp') : t('ask.toCohost')}
      </Button>
    </form>
  );
}
