import { Tag, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemoveSeveral } from './queries.ts';

const t = texts('participants');

interface Props {
  eventId: string;
  /** The ids of the ticked people. */
  chosen: readonly string[];
  onRemoved: (text: string) => void;
  onLabel: () => void;
  onStop: () => void;
}

/** The bar below a list in which people are ticked. */
export function RemoveSeveral({ eventId, chosen, onRemoved, onLabel, onStop }: Props) {
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useRemoveSeveral(eventId);
  const remove = () =>
    mutate(chosen, {
      onSuccess: (removed) => {
        toast.success(t('areRemoved', { count: removed }));
        onRemoved(t('people', { count: removed }));
      },
      onError: (error) => toast.error(joinedErrors(error, t('didNotWork'))),
      onSettled: () => setAsks(false),
    });
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-surface px-4 py-3 shadow-float">
      <p role="status" className="font-semibold text-sm">
        {t('chosen', { count: chosen.length })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onStop}>
          {t('done')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Tag size={16} aria-hidden />}
          disabled={chosen.length === 0}
          onClick={onLabel}
        >
          {t('label')}
        </Button>
        <Button
          variant="danger"
          size="sm"
          icon={<UserRoundX size={16} aria-hidden />}
          disabled={chosen.length === 0}
          onClick={() => setAsks(true)}
        >
          {t('removal.severalButton', { count: chosen.length })}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title={t('removal.several', { count: chosen.length })}
        description={t('removal.effect')}
        confirmLabel={t('remove')}
        danger
        busy={isPending}
        onConfirm={remove}
        onCancel={() => setAsks(false)}
      />
    </div>
  );
}
