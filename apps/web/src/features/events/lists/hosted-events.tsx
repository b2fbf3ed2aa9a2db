import type { Event } from '@serendip/contract/events';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Pencil, Plus, Users } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { participantsText } from '../participants-text.ts';
import { hostedEvents, retryOnError } from '../queries.ts';
import { EventCard, EventCards, eventNameId } from './event-card.tsx';
import { EventCardsLoading } from './event-cards-loading.tsx';
import { LateEvents } from './late-events.tsx';

const HostedEventCard = ({ event }: { event: Event }) => (
  <EventCard
    event={event}
    withoutDate="Add a date to let joiners know when this event will occur"
    footer={
      <div className="flex items-center justify-between gap-3 border-line border-t pt-3">
        <p className="flex items-center gap-2 font-semibold text-ink-soft text-sm tabular-nums">
          <Users size={16} className="shrink-0 text-ink-faint" aria-hidden />
          {participantsText(event)}
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
    {event.user_cohost && (
      <div>
        <Badge>Co-host</Badge>
      </div>
    )}
  </EventCard>
);

const bar =
  'max-sm:safe-x max-sm:safe-bottom max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-line max-sm:border-t max-sm:bg-canvas/90 max-sm:pt-3 max-sm:backdrop-blur-md';

/** The button for a new event: beside the tabs; on phones in a bar at the bottom if there is a list. */
const NewEvent = ({ atThumb }: { atThumb: boolean }) => (
  <div className={cx('sm:absolute sm:-top-2 sm:right-0', atThumb && bar)}>
    <LinkButton
      to="/create-event"
      variant={atThumb ? 'primary' : 'secondary'}
      icon={<Plus size={18} aria-hidden />}
      className="max-sm:w-full"
    >
      Create New Event
    </LinkButton>
  </div>
);

export function HostedEvents() {
  const { data: events, isPending, isFetching, refetch } = useQuery({ ...hostedEvents, ...retryOnError });
  // While loading, expect cards, so that the button does not move when they arrive.
  const atThumb = isPending || Boolean(events?.length);
  return (
    <div className={cx('grid gap-5', atThumb && 'max-sm:pb-20')}>
      <NewEvent atThumb={atThumb} />
      {events?.length ? (
        <EventCards label="Events you host">
          {events.map((event) => (
            <HostedEventCard key={event.id} event={event} />
          ))}
        </EventCards>
      ) : isPending ? (
        <EventCardsLoading label="Loading your events" />
      ) : events ? (
        <EmptyState
          icon={<CalendarPlus size={26} />}
          title="No Events Created Yet"
          action={<LinkButton to="/create-event">Create Your First Event</LinkButton>}
        >
          Name it, add a question or two and share the link. We work out who should meet.
        </EmptyState>
      ) : (
        <LateEvents onRetry={() => refetch()} busy={isFetching} />
      )}
    </div>
  );
}
