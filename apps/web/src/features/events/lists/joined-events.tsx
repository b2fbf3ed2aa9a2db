import type { Event } from '@serendip/contract/events';
import { useQuery } from '@tanstack/react-query';
import { Ticket, UserRound } from 'lucide-react';
import { texts } from '../../../language/texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NotConfirmed } from '../../email-confirmation/not-confirmed.tsx';
import { FeedbackThumbs } from '../../feedback/feedback-thumbs.tsx';
import { joinedEvents, retryOnError } from '../queries.ts';
import { EventCard, EventCards } from './event-card.tsx';
import { EventCardsLoading } from './event-cards-loading.tsx';
import { LateEvents } from './late-events.tsx';

const t = texts('events');

const hostOf = ({ created_by: host }: Event): string =>
  host?.email ? t('lists.hostedBy', { host: host.email }) : t('lists.hostUnknown');

const JoinedEventCard = ({ event }: { event: Event }) => (
  <EventCard
    event={event}
    withoutDate={t('lists.noDate')}
    footer={<FeedbackThumbs eventId={event.id} eventName={event.name} />}
  >
    <p className="flex min-w-0 items-start gap-2 text-ink-soft text-sm">
      <UserRound size={16} className="mt-0.75 shrink-0 text-ink-faint" aria-hidden />
      <span className="flex min-w-0 flex-wrap gap-x-1.5">
        <span className="min-w-0 break-words">{hostOf(event)}</span>
        {event.created_by?.email_confirmed === false && <NotConfirmed />}
      </span>
    </p>
  </EventCard>
);

export function JoinedEvents() {
  const { data: events, isPending, isFetching, refetch } = useQuery({ ...joinedEvents, ...retryOnError });
  if (isPending) return <EventCardsLoading label={t('lists.loadingJoined')} />;
  if (!events) return <LateEvents onRetry={() => refetch()} busy={isFetching} />;
  if (events.length === 0)
    return (
      <EmptyState
        icon={<Ticket size={26} />}
        title={t('lists.noneJoined')}
        action={<LinkButton to="/create-event">{t('lists.createOne')}</LinkButton>}
      >
        {t('lists.noneJoinedHint')}
      </EmptyState>
    );
  return (
    <EventCards label={t('lists.joined')}>
      {events.map((event) => (
        <JoinedEventCard key={event.id} event={event} />
      ))}
    </EventCards>
  );
}
