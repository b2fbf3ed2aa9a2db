import type { Event } from '@serendip/contract/events';
import type { InvitedEvent } from '@serendip/contract/guests';
import { participantsText } from './participants-text.ts';
import { whenText } from './when-text.ts';

/** The texts of an event as the page shows them. */
export interface EventTexts {
  name: string;
  day: string;
  /** Empty when unknown. */
  host: string;
  /** Says that the host's address is not confirmed. Mostly empty. */
  hostMark: string;
  participants: string;
  /** Empty, like the next, if there is none. */
  place: string;
  link: string;
  /** Empty if the host wrote none. */
  description: string;
}

export const textsOf = (event: Event): EventTexts => ({
  name: event.name,
  day: whenText(event, 'long') || 'Date not specified by host',
  host: event.created_by?.email || 'Unknown',
  hostMark: event.created_by?.email_confirmed === false ? 'not confirmed' : '',
  participants: participantsText(event),
  place: event.place ?? '',
  link: event.online_url ?? '',
  description: event.description ?? '',
});

/** The texts of an event for signed-out visitors. */
export const textsOfInvitation = (event: InvitedEvent): EventTexts => ({
  name: event.name,
  day: whenText(event, 'long') || 'Date not specified by host',
  host: '',
  hostMark: '',
  participants: `${event.participants_count} joined${event.full ? ', full' : ''}`,
  place: event.place ?? '',
  link: event.online_url ?? '',
  description: event.description ?? '',
});

/** Placeholders for an event's texts until they have loaded. */
export const placeholders: EventTexts = {
  name: '{name}',
  day: '{day}',
  host: '{host}',
  hostMark: '{hostMark}',
  participants: '{participants}',
  place: '{place}',
  link: '{link}',
  description: '{description}',
};
