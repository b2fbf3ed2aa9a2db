import type { Event } from '@serendip/contract/events';
import type { EventAtDoor } from '@serendip/contract/guests';
import { texts } from '../../language/texts.ts';
import { participantsText } from './participants-text.ts';
import { whenText } from './when-text.ts';

const t = texts('eventFacts');

/** The texts of an event as the page shows them. */
export interface EventTexts {
  name: string;
  day: string;
  /** Empty when unknown. */
  host: string;
  /** Says that the host's address is not confirmed. Mostly empty. */
  hostMark: string;
  /** Empty where it may not be told. */
  participants: string;
  /** Empty, like the next, if there is none. */
  place: string;
  link: string;
  /** Empty if the host wrote none. */
  description: string;
}

export const textsOf = (event: Event): EventTexts => ({
  name: event.name,
  day: whenText(event, 'long') || t('noDate'),
  host: event.created_by?.email || t('unknown'),
  hostMark: event.created_by?.email_confirmed === false ? t('notConfirmed') : '',
  participants: participantsText(event),
  place: event.place ?? '',
  link: event.online_url ?? '',
  description: event.description ?? '',
});

/** The number of people, where it may be told, and the places left. */
function publicCount({ participants_count: count, places_left: left, full, listed }: EventAtDoor): string {
  const toldLeft = listed ? left : null;
  if (count === null) return full ? t('full') : toldLeft === null ? '' : t('left', { left: toldLeft });
  if (full) return t('joinedAndFull', { count });
  return toldLeft === null ? t('joined', { count }) : t('joinedAndLeft', { count, left: toldLeft });
}

/** The texts of an event for signed-out visitors. */
export const textsAtDoor = (event: EventAtDoor): EventTexts => ({
  name: event.name,
  day: whenText(event, 'long') || t('noDate'),
  host: event.host_name ?? '',
  hostMark: '',
  participants: publicCount(event),
  place: event.place ?? '',
  link: '',
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
