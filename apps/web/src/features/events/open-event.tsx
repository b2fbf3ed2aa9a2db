import { DoorOpen } from 'lucide-react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { useOpenEvent } from './queries.ts';

const t = texts('eventSettings');

/** Opens an event that was closed when its owner's address was proved. */
export function OpenEvent({ eventId }: { eventId: string }) {
  const { mutate, isPending, error } = useOpenEvent(eventId);
  return (
    <div className="grid gap-2">
      <FieldError error={error && statusMessage(error, t('open.failed'))} />
      <Button
        icon={<DoorOpen size={18} aria-hidden />}
        className="justify-self-start"
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('open.button')}
      </Button>
    </div>
  );
}
