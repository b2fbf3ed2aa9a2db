import { Cast } from 'lucide-react';
import { statusMessage } from '../../../api/errors.ts';
import { texts } from '../../../language/texts.ts';
import { formatTime } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { useBaseAddress } from '../../service/settings.ts';
import { goAddress } from '../code-addresses.ts';
import { useMakeStageCode } from '../queries.ts';

const t = texts('console');

/** A short way to the stage on a laptop: a code to type there, instead of a long address. */
export function StageCode({ eventId }: { eventId: string }) {
  const { mutate, data, isPending, error } = useMakeStageCode(eventId);
  const base = useBaseAddress();
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button
        variant="secondary"
        icon={<Cast size={18} aria-hidden />}
        className="justify-self-start"
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('stage.elsewhere')}
      </Button>
      {data && (
        <div role="status" className="grid gap-1 rounded-md bg-sunken px-4 py-3">
          <p className="wrap-anywhere">
            {t.rich('stage.openThere', {
              address: goAddress(base),
              place: (address) => <strong>{address}</strong>,
            })}
          </p>
          <p className="font-bold font-mono text-2xl tracking-[0.12em]">
            {data.code.slice(0, 4)} {data.code.slice(4)}
          </p>
          <p className="text-ink-soft text-sm">{t('stage.once', { time: formatTime(Date.parse(data.expires_at)) })}</p>
        </div>
      )}
      <FieldError error={error && statusMessage(error, t('stage.codeFailed'))} />
    </div>
  );
}
