import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemoveSeveral } from './queries.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

interface Props {
  eventId: string;
  /** The ids of the ticked people. */
  chosen: readonly string[];
  onRemoved: (text: string) => void;
  onStop: () => void;
}

/** The bar below a list in which people are ticked. */
export function RemoveSeveral({ eventId, chosen, onRemoved, onStop }: Props) {
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useRemoveSeveral(eventId);
  const remove = () =>
    mutate(chosen, {
      onSuccess: (removed) => {
        toast.success(removed === 1 ? '1 person is removed' : `${removed} people are removed`);
        onRemoved(people(removed));
      },
      onError: (error) => toast.error(joinedErrors(error, 'That did not work.')),
      onSettled: () => setAsks(false),
    });
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-surface px-4 py-3 shadow-float">
      <p role="status" className="font-semibold text-sm">{`${people(chosen.length)} chosen`}</p>
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={onStop}>
          Done
        </Button>
        <Button
          variant="danger"
          size="sm"
          icon={<UserRoundX size={16} aria-hidden />}
          disabled={chosen.length === 0}
          onClick={() => setAsks(true)}
        >
          {`Remove ${people(chosen.length)}`}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title={`Remove ${people(chosen.length)}?`}
        description="They leave the event and cannot join again unless you let them in. Their messages stay."
        confirmLabel="Remove"
        danger
        busy={isPending}
        onConfirm={remove}
        onCancel={() => setAsks(false)}
      />
    </div>
  );
}
