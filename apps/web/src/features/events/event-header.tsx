import type { Event } from '@serendip/contract/events';
import { ClosedBadge } from './closed-badge.tsx';
import { EventCover } from './event-cover.tsx';
import { EventDescription } from './event-description.tsx';
import { EventFacts } from './event-facts.tsx';

/** An event as it introduces itself: cover, name, facts, description. */
export const EventHeader = ({ event }: { event: Event }) => (
  <header className="grid min-w-0 grid-cols-1 gap-5">
    <EventCover name={event.name} className="h-36 rounded-xl sm:h-56" />
    <div className="grid min-w-0 gap-2">
      <h1 className="display min-w-0 text-3xl [overflow-wrap:anywhere]">{event.name}</h1>
      {event.closed && (
        <div>
          <ClosedBadge />
        </div>
      )}
    </div>
    <EventFacts event={event} />
    {event.description && <EventDescription text={event.description} />}
  </header>
);
