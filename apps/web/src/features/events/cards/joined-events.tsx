import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { joinedEvents, whileFailing } from '../queries.ts';
import { EventCards } from './event-card.tsx';
import { EventCardsLoading } from './event-cards-loading.tsx';
import { JoinedEventCard } from './joined-event-card.tsx';
import { LateEvents } from './late-events.tsx';

export function JoinedEvents() {
  const { data: events, isPending, isFetching, refetch } = useQuery({ ...joinedEvents, ...whileFailing });
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
