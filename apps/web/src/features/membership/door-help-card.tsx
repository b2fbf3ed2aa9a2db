import { DoorOpen } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const t = texts('membership');

/** The way to the door's list, for a door helper. */
export const DoorHelpCard = ({ eventId }: { eventId: string }) => (
  <Card tone="tinted" className="flex flex-wrap items-center justify-between gap-4">
    <div className="min-w-0 flex-1 basis-52">
      <h2 className="heading text-xl">{t('doorHelp.title')}</h2>
      <p className="text-ink-soft text-sm">{t('doorHelp.text')}</p>
    </div>
    <LinkButton to={`/events/${eventId}/live`} icon={<DoorOpen size={18} aria-hidden />}>
      {t('doorHelp.toDoor')}
    </LinkButton>
  </Card>
);
