import { useParams } from 'react-router';
import { EditEvent } from '../features/event-wizard/edit-event.tsx';
import { EventWizard } from '../features/event-wizard/event-wizard.tsx';
import { emptyWizard } from '../features/event-wizard/wizard.ts';

/** Creates an event, or edits the one in the address. */
export default function EventWizardScreen() {
  const { id } = useParams();
  return id ? <EditEvent eventId={id} /> : <EventWizard baseline={emptyWizard} />;
}
