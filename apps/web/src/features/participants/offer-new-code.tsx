import { useQuery } from '@tanstack/react-query';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { liveOf, useStep } from '../evening/queries.ts';

const t = texts('participants');

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
        onSuccess: () => toast.success(t('code.done')),
        onError: (error) => toast.error(joinedErrors(error, t('code.failed'))),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open={removed !== null && Boolean(live?.code)}
      title={t('code.question')}
      description={t.rich('code.why', { people: removed ?? '', who: (words) => <bdi>{words}</bdi> })}
      confirmLabel={t('code.confirm')}
      cancelLabel={t('code.keep')}
      busy={isPending}
      onConfirm={renew}
      onCancel={onClose}
    />
  );
}
