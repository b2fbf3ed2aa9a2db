import { limits } from '@serendip/contract/limits';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Config } from '../../config.ts';
import { momentsOf, type When } from './moments.ts';

interface Shown extends When {
  id: string;
  name: string;
  description: string | null;
  event_date: string;
  place: string | null;
  online_url: string | null;
  sequence: number;
}

const hour = 3_600_000;

const newCalendar = () => ical({ prodId: { company: 'Serendip', product: 'Serendip', language: 'EN' } });

/** The same for an entry and for its cancellation. */
const uidOf = (eventId: string) => `${eventId}@serendip`;

function timesOf(when: When & { event_date: string }) {
  const { starts_at, ends_at } = momentsOf(when);
  const start = new Date(starts_at ?? `${when.event_date}T00:00:00Z`);
  const end = ends_at ? new Date(ends_at) : new Date(start.getTime() + limits.hours_without_end * hour);
  return starts_at ? { start, end } : { start, allDay: true };
}

// The library omits the last line break, which RFC 5545 requires.
const written = (calendar: ReturnType<typeof ical>): string => `${calendar}\r\n`;

/** The event as a calendar entry (RFC 5545) in UTC. Without a time it takes the whole day. */
export function calendarText(event: Shown, { publicUrl }: Pick<Config, 'publicUrl'>, now: Date): string {
  const page = `${publicUrl}/events/${event.id}`;
  const calendar = newCalendar();
  calendar.createEvent({
    id: uidOf(event.id),
    sequence: event.sequence,
    stamp: now,
    summary: event.name,
    description: [event.description, event.online_url, page].filter(Boolean).join('\n\n'),
    location: event.place ?? event.online_url,
    url: page,
    ...timesOf(event),
  });
  return written(calendar);
}

/** Takes the entry with the same UID out of calendars (RFC 5546). */
export function cancelText(
  eventId: string,
  entry: When & { event_date: string; name: string; sequence: number },
  { mailFrom }: Pick<Config, 'mailFrom'>,
  now: Date,
): string {
  const calendar = newCalendar().method(ICalCalendarMethod.CANCEL);
  calendar.createEvent({
    id: uidOf(eventId),
    sequence: entry.sequence,
    stamp: now,
    summary: entry.name,
    status: ICalEventStatus.CANCELLED,
    organizer: { name: 'Serendip', email: /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom },
    ...timesOf(entry),
  });
  return written(calendar);
}
