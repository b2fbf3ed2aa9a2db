import { type Event, getEventCalendar } from '@serendip/contract/events';
import { CalendarPlus, Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { callFile } from '../../api/call-file.ts';
import { errorText } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { downloadText } from '../../lib/download.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { calendarLinks } from './calendar-links.ts';

const t = texts('events');

/** Adds the event to a calendar, by a file or a calendar's web form. Nothing for an event without a date. */
export function AddToCalendar({ event }: { event: Event }) {
  const [open, setOpen] = useState(false);
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) => errorText(failure, t('calendar.failed')),
  });
  const links = calendarLinks(event, `${window.location.origin}/events/${event.id}`);
  if (!links) return null;
  const close = () => {
    setOpen(false);
    setError(null);
  };
  const download = () =>
    attempt(async () => {
      const text = await callFile(getEventCalendar, { params: { event_id: event.id } });
      downloadText(`event-${event.id}.ics`, 'text/calendar', text);
      close();
    });
  const form = (name: string, href: string) => (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={close}
      className={buttonStyle('secondary', 'md', true)}
    >
      <ExternalLink size={18} aria-hidden />
      {name}
    </a>
  );
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<CalendarPlus size={16} aria-hidden />}
        onClick={() => setOpen(true)}
        aria-label={t('calendar.add')}
      >
        <span className="max-sm:hidden">{t('calendar.add')}</span>
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('calendar.add')}
        description={t('calendar.lead')}
        actions={
          <Button variant="quiet" onClick={close}>
            {t('calendar.close')}
          </Button>
        }
      >
        <div className="grid gap-2.5">
          <Button block icon={<Download size={18} aria-hidden />} loading={busy} onClick={download}>
            {busy ? t('calendar.getting') : t('calendar.file')}
          </Button>
          {form('Google Calendar', links.google)}
          {form('Outlook', links.outlook)}
          <FieldError error={error} />
        </div>
      </Dialog>
    </>
  );
}
