import type { Event } from '@serendip/contract/events';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Pencil, Plus, Users } from 'lucide-react';
import { texts } from '../../../language/texts.ts';
import { cx } from '../../../lib/cx.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { participantsText } from '../participants-text.ts';
import { hostedEvents, retryOnError } from '../queries.ts';
import { EventCard, EventCards, eventNameId } from './event-card.tsx';
import { EventCardsLoading } from './event-cards-loading.tsx';
import { LateEvents } from './late-events.tsx';

const t = texts('events');

const HostedEventCard = ({ event }: { event: Event }) => (
  <EventCard
    event={event}
    withoutDate={t('lists.addDate')}
    footer={
      <div className="flex items-center justify-between gap-3 border-line border-t pt-3">
        <p className="flex items-center gap-2 font-semibold text-ink-soft text-sm tabular-nums">
          <Users size={16} className="shrink-0 text-ink-faint" aria-hidden />
          {participantsText(event)}
        </p>
        {!event.user_door && (
          <LinkButton
            to={`/events/${event.id}/edit`}
            variant="secondary"
            size="sm"
            icon={<Pencil size={15} aria-hidden />}
            aria-describedby={eventNameId(event)}
            className="relative z-10"
          >
            {t('lists.edit')}
          </LinkButton>
        )}
      </div>
    }
  >
    {(event.user_cohost || event.user_door) && (
      <div>
        <Badge>{event.user_door ? t('lists.doorHelper') : t('lists.cohost')}</Badge>
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
      {t('lists.create')}
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
        <EventCards label={t('lists.hosted')}>
          {events.map((event) => (
            <HostedEventCard key={event.id} event={event} />
          ))}
        </EventCards>
      ) : isPending ? (
        <EventCardsLoading label={t('lists.loadingHosted')} />
      ) : events ? (
        <EmptyState
          icon={<CalendarPlus size={26} />}
          title={t('lists.noneHosted')}
          action={<LinkButton to="/create-event">{t('lists.createFirst')}</LinkButton>}
        >
          {t('lists.noneHostedHint')}
        </EmptyState>
      ) : (
        <LateEvents onRetry={() => refetch()} busy={isFetching} />
      )}
    </div>
  );
}
