import { type FormEvent, type ReactNode, useId } from 'react';
import { texts } from '../language/texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const t = texts('ui');

interface Props {
  title: string;
  description: string;
  /** The button that sends the form. */
  submit: string;
  /** False until enough is filled in. */
  ready: boolean;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, with 'Cancel' and the button that sends it. */
export function FormDialog({ title, description, submit, ready, busy, onSubmit, onClose, children }: Props) {
  const form = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} disabled={!ready} loading={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-5">
        {children}
      </form>
    </Dialog>
  );
}
