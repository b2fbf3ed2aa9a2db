import { limits } from '@serendip/contract/limits';
import ical from 'ical-generator';
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

/** The event as a calendar entry (RFC 5545) in UTC. Without a time it takes the whole day. */
export function calendarText(event: Shown, { publicUrl }: Pick<Config, 'publicUrl'>, now: Date): string {
  const page = `${publicUrl}/events/${event.id}`;
  const { starts_at, ends_at } = momentsOf(event);
  const start = new Date(starts_at ?? `${event.event_date}T00:00:00Z`);
  const calendar = ical({ prodId: { company: 'Serendip', product: 'Serendip', language: 'EN' } });
  calendar.createEvent({
    id: `${event.id}@serendip`,
    sequence: event.sequence,
    stamp: now,
    summary: event.name,
    description: [event.description, event.online_url, page].filter(Boolean).join('\n\n'),
    location: event.place ?? event.online_url,
    url: page,
    start,
    ...(starts_at
      ? { end: ends_at ? new Date(ends_at) : new Date(start.getTime() + limits.hours_without_end * hour) }
      : { allDay: true }),
  });
  // The library omits the last line break, which RFC 5545 requires.
  return `${calendar}\r\n`;
}
