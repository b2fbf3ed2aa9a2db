import { joinedErrors } from '../../api/errors.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { called } from '../cards/called.ts';
import { useBlock } from './queries.ts';
import type { Subject } from './subject.ts';

/** Asks once, and says what a block does. */
export function BlockDialog({ person, onClose }: Pick<Subject, 'person'> & { onClose: () => void }) {
  const block = useBlock(person.id);
  const name = called(person, 'this person');
  const confirm = () =>
    block.mutate(undefined, {
      onSuccess: () => toast.success(`You have blocked ${name}. You can undo it on your profile.`),
      onError: (error) => toast.error(joinedErrors(error, 'Failed to block')),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      title={`Block ${name}?`}
      description={`You can no longer write to each other, and Serendip no longer matches you or seats you together. ${called(person, 'They')} will not be told. You can undo it on your profile.`}
      confirmLabel="Block"
      danger
      busy={block.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
