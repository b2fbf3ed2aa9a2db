import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Props {
  icon: ReactNode;
  label: string;
  /** Its name where the label alone says too little. */
  'aria-label'?: string;
  disabled: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  busy: boolean;
  /** Does it, and calls back when the dialog can close. */
  onConfirm: (close: () => void) => void;
}

/** A small button that asks in a dialog before it does its work. */
export function AskFirst({ icon, label, 'aria-label': name, disabled, onConfirm, ...dialog }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={icon}
        disabled={disabled}
        aria-label={name}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        open={open}
        onConfirm={() => onConfirm(() => setOpen(false))}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
