import { useQuery } from '@tanstack/react-query';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { changesText } from './changes-text.ts';
import { changesOfRun, usePublish } from './queries.ts';

const t = texts('drafts');

interface Props {
  eventId: string;
  run: { id: string; number: number };
  onClose: () => void;
  onPublished?: () => void;
}

/** Says whose matches change, then shows the run to guests. */
export function PublishDialog({ eventId, run, onClose, onPublished }: Props) {
  const changes = useQuery(changesOfRun(eventId, run.id));
  const { mutate, isPending, error } = usePublish(eventId);
  const text = changes.data
    ? `${changesText(changes.data.people, changes.data.people_unchanged)} ${t('told')}`
    : changes.isError
      ? t('told')
      : t('lookingUp');
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('publishTitle', { number: String(run.number) })}
      description={text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {t('cancel')}
          </Button>
          <Button
            onClick={() =>
              mutate(run.id, {
                onSuccess: () => {
                  toast.success(t('isOut', { number: String(run.number) }));
                  onClose();
                  onPublished?.();
                },
              })
            }
            loading={isPending}
            disabled={changes.isPending}
          >
            {t('publish')}
          </Button>
        </>
      }
    >
      {error && <Notice tone="negative">{statusMessage(error, t('publishFailed'))}</Notice>}
    </Dialog>
  );
}
