import { Navigate, useParams } from 'react-router';
import { useUser } from '../api/session.ts';
import { DraftScreen } from '../features/drafts/draft-screen.tsx';
import { EventById } from '../features/events/event-by-id.tsx';
import { hostsEvent } from '../features/events/hosts-event.ts';

/** A draft that its hosts change by hand. */
export default function DraftOfEvent() {
  const { id = '', runId = '' } = useParams();
  const user = useUser();
  return (
    <EventById key={id} eventId={id}>
      {(event) =>
        hostsEvent(event, user.id) ? (
          <DraftScreen key={runId} event={event} runId={runId} />
        ) : (
          <Navigate to={`/events/${encodeURIComponent(id)}`} replace />
        )
      }
    </EventById>
  );
}
