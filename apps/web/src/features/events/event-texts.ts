import type { Event } from '@serendip/contract/events';
import { formatDay } from '../../lib/dates.ts';

/** The texts of an event as the page shows them. */
export interface EventTexts {
  name: string;
  day: string;
  host: string;
  /** Says that the host's address is not confirmed. Mostly empty. */
  hostMark: string;
  participants: string;
  /** Empty if the host wrote none. */
  description: string;
}

export const textsOf = (event: Event): EventTexts => ({
  name: event.name,
  day: event.event_date ? formatDay(event.event_date) : 'Date not specified by host',
  host: event.created_by?.email || 'Unknown',
  hostMark: event.created_by?.email_confirmed === false ? 'not confirmed' : '',
  participants: `${event.participants_count} joined`,
  description: event.description ?? '',
});

/** Placeholders for an event's texts until they have loaded. */
export const placeholders: EventTexts = {
  name: '{name}',
  day: '{day}',
  host: '{host}',
  hostMark: '{hostMark}',
  participants: '{participants}',
  description: '{description}',
};
