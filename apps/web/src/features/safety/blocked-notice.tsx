import { errorText } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useUnblock } from './queries.ts';

const t = texts('safety');

/** Replaces the message input in the thread with a blocked person. */
export function BlockedNotice({ userId, name }: { userId: string; name: string }) {
  const unblock = useUnblock(userId);
  return (
    <div className="safe-bottom flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-line border-t bg-sunken px-4 pt-3 text-ink-soft text-sm">
      <p className="wrap-anywhere">{t.rich('blocking.notice', { name, person: (words) => <bdi>{words}</bdi> })}</p>
      <Button
        variant="secondary"
        size="sm"
        loading={unblock.isPending}
        onClick={() =>
          unblock.mutate(undefined, { onError: (error) => toast.error(errorText(error, t('undoFailed'))) })
        }
      >
        {t('undo')}
      </Button>
    </div>
  );
}
