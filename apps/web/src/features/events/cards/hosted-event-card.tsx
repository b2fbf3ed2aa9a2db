import type { Event } from '@serendip/contract/events';
import { Pencil, Users } from 'lucide-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EventCard, eventNameId } from './event-card.tsx';

export const HostedEventCard = ({ event }: { event: Event }) => (
  <EventCard
    event={event}
    withoutDate="Add a date to let joiners know when this event will occur"
    footer={
      <div className="flex items-center justify-between gap-3 border-line border-t pt-3">
        <p className="flex items-center gap-2 font-semibold text-ink-soft text-sm tabular-nums">
          <Users size={16} className="shrink-0 text-ink-faint" aria-hidden />
          {`${event.participants_count} joined`}
        </p>
        <LinkButton
          to={`/events/${event.id}/edit`}
          variant="secondary"
          size="sm"
          icon={<Pencil size={15} aria-hidden />}
          aria-describedby={eventNameId(event)}
          className="relative z-10"
        >
          Edit
        </LinkButton>
      </div>
    }
  >
    {null}
  </EventCard>
);
