import type { Event } from '@serendip/contract/events';
import { useQuery } from '@tanstack/react-query';
import { Ticket, UserRound } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NotConfirmed } from '../../email-confirmation/not-confirmed.tsx';
import { FeedbackThumbs } from '../../feedback/feedback-thumbs.tsx';
import { joinedEvents, retryOnError } from '../queries.ts';
import { EventCard, EventCards } from './event-card.tsx';
import { EventCardsLoading } from './event-cards-loading.tsx';
import { LateEvents } from './late-events.tsx';

const JoinedEventCard = ({ event }: { event: Event }) => (
  <EventCard
    event={event}
    withoutDate="Date not specified by host"
    footer={<FeedbackThumbs eventId={event.id} eventName={event.name} />}
  >
    <p className="flex min-w-0 items-start gap-2 text-ink-soft text-sm">
      <UserRound size={16} className="mt-0.75 shrink-0 text-ink-faint" aria-hidden />
      <span className="flex min-w-0 flex-wrap gap-x-1.5">
        <span className="min-w-0 break-words">{`Hosted by ${event.created_by?.email || 'Unknown'}`}</span>
        {event.created_by?.email_confirmed === false && <NotConfirmed />}
      </span>
    </p>
  </EventCard>
);

export function JoinedEvents() {
  const { data: events, isPending, isFetching, refetch } = useQuery({ ...joinedEvents, ...retryOnError });
  if (isPending) return <EventCardsLoading label="Loading the events you joined" />;
  if (!events) return <LateEvents onRetry={() => refetch()} busy={isFetching} />;
  if (events.length === 0)
    return (
      <EmptyState
        icon={<Ticket size={26} />}
        title="No Events Joined Yet"
        action={<LinkButton to="/create-event">Create First Event</LinkButton>}
      >
        To join an event, open the link its host sent you. Or host one yourself.
      </EmptyState>
    );
  return (
    <EventCards label="Events you joined">
      {events.map((event) => (
        <JoinedEventCard key={event.id} event={event} />
      ))}
    </EventCards>
  );
}
