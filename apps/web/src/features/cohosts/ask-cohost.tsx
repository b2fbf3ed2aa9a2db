import { UserRoundPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { useAskCohost } from './queries.ts';

/** Asks the owner of an e-mail address to be a co-host. */
export function AskCohost({ eventId }: { eventId: string }) {
  const [email, setEmail] = useState('');
  const { mutate, isPending, error, reset } = useAskCohost(eventId);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    mutate(email.trim(), {
      onSuccess: ({ cohost }) => {
        setEmail('');
        toast.success(`${cohost.email} is asked`);
      },
    });
  };
  return (
    <form onSubmit={ask} noValidate className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <Field
        label="E-mail of the co-host"
        hint="They need an account here, and host once they say yes."
        error={error ? joinedErrors(error, 'That did not work.') : null}
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
      <Button
        type="submit"
        variant="secondary"
        icon={<UserRoundPlus size={18} aria-hidden />}
        loading={isPending}
        className="sm:mt-7"
      >
        Ask to co-host
      </Button>
    </form>
  );
}
