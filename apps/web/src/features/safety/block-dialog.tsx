import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { called } from '../cards/called.ts';
import { useBlock } from './queries.ts';
import type { Subject } from './subject.ts';

const t = texts('safety');

/** Asks once, and says what a block does. */
export function BlockDialog({ person, onClose }: Pick<Subject, 'person'> & { onClose: () => void }) {
  const block = useBlock(person.id);
  const named = called(person, '');
  const name = named || t('thisPerson');
  const confirm = () =>
    block.mutate(undefined, {
      onSuccess: () => toast.success(t('blocking.done', { name })),
      onError: (error) => toast.error(joinedErrors(error, t('blocking.failed'))),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      title={t('blocking.question', { name })}
      description={named ? t('blocking.effect', { name }) : t('blocking.effectUnnamed')}
      confirmLabel={t('block')}
      danger
      busy={block.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
