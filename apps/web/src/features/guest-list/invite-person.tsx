import { limits } from '@serendip/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useInvite } from './queries.ts';

const t = texts('guestList');

/** Invites one person by name and e-mail. */
export function InvitePerson({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const form = useId();
  const { mutate, isPending } = useInvite(eventId);
  const send = (submitted: FormEvent) => {
    submitted.preventDefault();
    setFault(null);
    mutate(
      { name, email },
      {
        onSuccess: ({ email: invited }) => {
          toast.success(t('isInvited', { email: invited }));
          onClose();
        },
        onError: (error) => setFault(joinedErrors(error, t('failedAgain'))),
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('inviteTitle')}
      description={t('inviteText')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} loading={isPending}>
            {t('invite')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className="grid grid-cols-1 gap-5">
        <Field label={t('name')} aside={t('optional')}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={limits.card_name_max}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('email')} required>
          {(control) => <EmailInput {...control} value={email} onChange={(event) => setEmail(event.target.value)} />}
        </Field>
        <FieldError error={fault} />
      </form>
    </Dialog>
  );
}
