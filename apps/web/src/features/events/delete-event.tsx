import { isNameTyped } from '@serendip/contract/events';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { joinedErrors } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useDeleteEvent } from './queries.ts';

/** Deletes the event for all, once its name is typed. */
export function DeleteEvent({ eventId, name }: { eventId: string; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="delete-event" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="delete-event" className="heading text-2xl">
          Delete this event
        </h2>
        <p className="text-ink-soft">
          It is deleted for everyone, with its answers and matches. If it is still ahead, participants are told.
          Messages stay.
        </p>
      </div>
      <Button
        variant="danger"
        icon={<Trash2 size={18} aria-hidden />}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        Delete event
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
        toast.success('The event is deleted');
        void navigate('/dashboard', { replace: true });
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title="Delete this event?"
      description="This cannot be undone."
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button variant="danger" onClick={remove} disabled={!isName} loading={isPending}>
            Delete for everyone
          </Button>
        </>
      }
    >
      <Field
        label="Type the name of the event"
        hint={<bdi className="wrap-anywhere">{name}</bdi>}
        error={error ? joinedErrors(error, 'The event could not be deleted. Please try again.') : null}
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
