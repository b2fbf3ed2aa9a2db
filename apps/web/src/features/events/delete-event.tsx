import { isNameTyped } from '@serendip/contract/events';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useDeleteEvent } from './queries.ts';

const t = texts('eventSettings');

/** Deletes the event for all, once its name is typed. */
export function DeleteEvent({ eventId, name }: { eventId: string; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="delete-event" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="delete-event" className="heading text-2xl">
          {t('delete.title')}
        </h2>
        <p className="text-ink-soft">{t('delete.lead')}</p>
      </div>
      <Button
        variant="danger"
        icon={<Trash2 size={18} aria-hidden />}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t('delete.button')}
      </Button>
      {open && <AskForName eventId={eventId} name={name} onClose={() => setOpen(false)} />}
    </section>
  );
}

function AskForName({ eventId, name, onClose }: { eventId: string; name: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useDeleteEvent(eventId);
  const isName = isNameTyped(typed, name);
  const remove = () =>
    mutate(typed, {
      onSuccess: () => {
        toast.success(t('delete.done'));
        void navigate('/dashboard', { replace: true });
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t('delete.question')}
      description={t('delete.warning')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {t('delete.cancel')}
          </Button>
          <Button variant="danger" onClick={remove} disabled={!isName} loading={isPending}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <Field
        label={t('delete.typeName')}
        hint={<bdi className="wrap-anywhere">{name}</bdi>}
        error={error ? joinedErrors(error, t('delete.failed')) : null}
      >
        {(control) => (
          <TextInput
            {...control}
            dir="auto"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
