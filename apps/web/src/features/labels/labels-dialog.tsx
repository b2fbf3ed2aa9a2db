import { limits } from '@serendip/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { labelsOf, useChangeLabel } from './queries.ts';

const t = texts('labels');

/** Renames and deletes the labels of an event. */
export function LabelsDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { data: labels = [] } = useQuery(labelsOf(eventId));
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null);
  const { mutate, isPending } = useChangeLabel(eventId);
  const change = (id: string, name: string | null) =>
    mutate(
      { id, name },
      {
        onError: (error) => toast.error(joinedErrors(error, t('saveFailed'))),
        onSettled: () => setDeleting(null),
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('labels')}
      description={t('about')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <ul className="grid gap-2">
        {labels.map(({ id, name, people }) => (
          <li key={id} className="flex items-center gap-2">
            <TextInput
              aria-label={t('nameOf', { name })}
              defaultValue={name}
              maxLength={limits.people_label_max}
              onBlur={({ target }) => {
                const typed = target.value.trim();
                if (typed === '') target.value = name;
                else if (typed !== name) change(id, typed);
              }}
            />
            <span className="min-w-20 text-ink-soft text-sm">{t('people', { count: people })}</span>
            <IconButton
              label={t('deleteNamed', { name })}
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => setDeleting({ id, name })}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={deleting !== null}
        title={t('deleteTitle', { name: deleting?.name ?? '' })}
        description={t('deleteText')}
        confirmLabel={t('delete')}
        danger
        busy={isPending}
        onConfirm={() => deleting && change(deleting.id, null)}
        onCancel={() => setDeleting(null)}
      />
    </Dialog>
  );
}
