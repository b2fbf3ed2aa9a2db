import { useQuery } from '@tanstack/react-query';
import { joinedErrors } from '../../api/errors.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { liveOf, useStep } from '../evening/queries.ts';

interface Props {
  eventId: string;
  /** The people who were removed just now, in words; null: nobody. */
  removed: string | null;
  onClose: () => void;
}

/** After a removal, while the evening has a code: offers a new one, since removed people know it. */
export function OfferNewCode({ eventId, removed, onClose }: Props) {
  const { data } = useQuery({ ...liveOf(eventId), enabled: removed !== null });
  const { mutate, isPending } = useStep(eventId);
  const live = data?.answer.live;
  const renew = () =>
    live &&
    mutate(
      { action: 'renew_code', version: live.version },
      {
        onSuccess: () => toast.success('The code is new. Posters with the old one do not work any more.'),
        onError: (error) => toast.error(joinedErrors(error, 'The code is still the old one. Please try again.')),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open={removed !== null && Boolean(live?.code)}
      title="Make a new code?"
      description={
        <>
          <bdi>{removed}</bdi> may still know the code and try again with another phone. With a new one, the old one
          stops working at once, on posters too.
        </>
      }
      confirmLabel="New code"
      cancelLabel="Keep it"
      busy={isPending}
      onConfirm={renew}
      onCancel={onClose}
    />
  );
}
