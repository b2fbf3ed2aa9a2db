import { useParams, useSearchParams } from 'react-router';
import { EditEvent } from '../features/event-wizard/edit-event.tsx';
import { EventWizard } from '../features/event-wizard/event-wizard.tsx';
import { emptyWizard } from '../features/event-wizard/wizard.ts';

/** Creates an event, begins one like another, or edits the one in the address. */
export default function EventWizardScreen() {
  const { id } = useParams();
  const from = useSearchParams()[0].get('from');
  if (id) return <EditEvent eventId={id} />;
  return from ? <EditEvent key={from} eventId={from} copies /> : <EventWizard baseline={emptyWizard} />;
}
