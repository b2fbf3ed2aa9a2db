import { Navigate, useParams, useSearchParams } from 'react-router';
import { useUser } from '../api/session.ts';
import { EventById } from '../features/events/event-by-id.tsx';
import { hostsEvent } from '../features/events/hosts-event.ts';
import { PrintRun } from '../features/printing/print-run.tsx';

/** Rooms on paper, for the event's host. */
export default function PrintScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const user = useUser();
  return (
    <EventById key={id} eventId={id}>
      {(event) =>
        hostsEvent(event, user.id) ? (
          <PrintRun event={event} runId={search.get('run')} as={search.get('as') === 'held' ? 'held' : 'planned'} />
        ) : (
          <Navigate to={`/events/${encodeURIComponent(id)}`} replace />
        )
      }
    </EventById>
  );
}
