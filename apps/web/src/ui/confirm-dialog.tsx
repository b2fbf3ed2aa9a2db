import type { ReactNode } from 'react';
import { texts } from '../language/texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const t = texts('ui');

interface Props {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks the user to confirm an action. The focus starts on the safe answer. */
export const ConfirmDialog = ({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: Props) => (
  <Dialog
    open={open}
    onClose={onCancel}
    title={title}
    description={description}
    role="alertdialog"
    actions={
      <>
        <Button variant="secondary" onClick={onCancel} disabled={busy}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={busy}>
          {confirmLabel}
        </Button>
      </>
    }
  />
);
