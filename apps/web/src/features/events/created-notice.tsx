import { useLocation, useNavigate } from 'react-router';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { copyAddress } from './share-dialog.tsx';
import { sharedBefore } from './shared-before.ts';

const t = texts('events');

/** The history state of the dashboard after an event was created. */
export const justCreated = (eventId: string) => ({ created: eventId });

const readCreated = (state: unknown): string | null =>
  typeof state === 'object' && state && 'created' in state ? String(state.created) : null;

/** On the dashboard, after an event was created: copies its link, and opens the event with the share dialog. */
export function CreatedNotice() {
  const eventId = readCreated(useLocation().state);
  const navigate = useNavigate();
  if (!eventId) return null;
  const share = async () => {
    // Browsers let a page write to the clipboard only during the tap.
    const copied = await copyAddress(eventId);
    navigate(`/events/${eventId}`, { state: sharedBefore(copied) });
  };
  return (
    <Notice
      tone="positive"
      action={
        <Button size="sm" onClick={share}>
          {t('created.share')}
        </Button>
      }
    >
      {t('created.said')}
    </Notice>
  );
}
