import type { Event } from '@serendip/contract/events';
import { DoorClosed } from 'lucide-react';
import { useParams } from 'react-router';
import { isStatus, statusMessage } from '../api/errors.ts';
import { useUser } from '../api/session.ts';
import { Console } from '../features/evening/console/console.tsx';
import { DoorHelp } from '../features/evening/console/door-help.tsx';
import { heardAgo } from '../features/evening/heard-ago.ts';
import { useLive } from '../features/evening/use-live.ts';
import { EventById } from '../features/events/event-by-id.tsx';
import { hostsEvent } from '../features/events/hosts-event.ts';
import { texts } from '../language/texts.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { useNow } from '../lib/now.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailedToLoad } from '../ui/failed-to-load.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageShell } from '../ui/page-shell.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const t = texts('console');

/** The host's console for the evening, or the door for a helper. */
export default function LiveScreen() {
  const { id = '' } = useParams();
  const user = useUser();
  return (
    <EventById key={id} eventId={id}>
      {(event) =>
        hostsEvent(event, user.id) ? (
          <HostsConsole event={event} />
        ) : event.user_door ? (
          <DoorHelp event={event} />
        ) : (
          <NotTheHost eventId={event.id} />
        )
      }
    </EventById>
  );
}

function HostsConsole({ event }: { event: Event }) {
  useDocumentTitle(t('documentTitle', { event: event.name }));
  const now = useNow(1000);
  const reading = useLive(event.id, { enabled: true, eventDate: event.event_date });
  const { data, error, refetch, isFetching } = reading;
  // The user is no longer a co-host.
  if (isStatus(error, 403)) return <NotTheHost eventId={event.id} />;
  if (data) return <Console event={event} live={data.answer.live} ahead={data.ahead} ago={heardAgo(reading, now)} />;
  return (
    <PageShell back={{ to: `/events/${event.id}`, label: event.name }} width="wide">
      <h1 className="sr-only">{t('title')}</h1>
      {error ? (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {statusMessage(error, t('loadFailed'))}
        </FailedToLoad>
      ) : (
        <Loading label={t('loading')}>
          <Skeleton className="h-48 rounded-xl" />
        </Loading>
      )}
    </PageShell>
  );
}

const NotTheHost = ({ eventId }: { eventId: string }) => (
  <PageShell back={{ to: `/events/${eventId}`, label: t('backToEvent') }}>
    <h1 className="sr-only">{t('theEvening')}</h1>
    <EmptyState
      icon={<DoorClosed size={26} />}
      title={t('onlyHosts')}
      action={<LinkButton to={`/events/${eventId}`}>{t('toEvent')}</LinkButton>}
    >
      {t('onlyHostsText')}
    </EmptyState>
  </PageShell>
);
