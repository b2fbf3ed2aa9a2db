import { errorText } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useUnblock } from './queries.ts';

/** Replaces the message input in the thread with a blocked person. */
export function BlockedNotice({ userId, name }: { userId: string; name: string }) {
  const unblock = useUnblock(userId);
  return (
    <div className="safe-bottom flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-line border-t bg-sunken px-4 pt-3 text-ink-soft text-sm">
      <p className="wrap-anywhere">
        You have blocked <bdi>{name}</bdi>. You cannot write to each other.
      </p>
      <Button
        variant="secondary"
        size="sm"
        loading={unblock.isPending}
        onClick={() =>
          unblock.mutate(undefined, { onError: (error) => toast.error(errorText(error, 'Failed to undo the block')) })
        }
      >
        Undo
      </Button>
    </div>
  );
}
