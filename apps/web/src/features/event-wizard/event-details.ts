import { capacityRange, type Event, eventDatePassed } from '@serendip/contract/events';
import { joinings } from '@serendip/contract/joining';
import { limits } from '@serendip/contract/limits';
import { isBlank, linkFault, tooLong } from '@serendip/contract/text';
import { endNeedsStart, readTimeZone, timeZoneInvalid } from '@serendip/contract/when';
import { isLanguage } from '@serendip/texts/languages';
import { say } from '@serendip/texts/sentence';
import { spokenLanguage } from '../../language/shelves.ts';
import { worded } from '../../language/worded.ts';
import { ownTimeZone } from '../../lib/time-zones.ts';
import type { EventInput } from '../events/queries.ts';

/**
 * The fields of the first step as they are typed. Empty text: no value, for the time zone the browser's, for the language the host's. The date is
 * `YYYY-MM-DD`, times are `HH:MM`.
 */
export const emptyDetails = {
  name: '',
  description: '',
  eventDate: '',
  startTime: '',
  endTime: '',
  timeZone: '',
  place: '',
  onlineUrl: '',
  capacity: '',
  /** 'yes', or empty for no. */
  guestJoin: '',
  /** 'by_hand', or empty for at once. */
  publish: '',
  joining: 'anyone' as string,
  /** `YYYY-MM-DDTHH:MM` in the event's zone. */
  joiningUntil: '',
  /** 'yes', or empty for no. */
  listed: '',
  language: '',
  secondLanguage: '',
};

export type EventDetails = typeof emptyDetails;
/** Fields that can be filled in partly, which their value does not show. */
export type DateField = 'eventDate' | 'startTime' | 'endTime';

export const detailsOf = (event: Event): EventDetails => ({
  name: event.name,
  description: event.description ?? '',
  eventDate: event.event_date ?? '',
  startTime: event.start_time ?? '',
  endTime: event.end_time ?? '',
  timeZone: event.time_zone ?? '',
  place: event.place ?? '',
  onlineUrl: event.online_url ?? '',
  capacity: event.capacity === null ? '' : String(event.capacity),
  guestJoin: event.guest_join ? 'yes' : '',
  publish: event.publish === 'by_hand' ? 'by_hand' : '',
  listed: event.listed ? 'yes' : '',
  language: event.language,
  secondLanguage: event.second_language ?? '',
  joining: event.joining,
  joiningUntil: event.joining_until?.slice(0, 16) ?? '',
});

/** The languages of the event: the host's until one is chosen. */
export function languagesOf({ language, secondLanguage }: Pick<EventDetails, 'language' | 'secondLanguage'>) {
  const first = isLanguage(language) ? language : spokenLanguage();
  const second = isLanguage(secondLanguage) && secondLanguage !== first ? secondLanguage : null;
  return { language: first, second_language: second };
}

/** Without a date there are no times, and no zone without a time of the event or of joining: they are sent as nothing. */
export const detailsInput = (details: EventDetails) => {
  const start = (details.eventDate && details.startTime) || null;
  const end = (details.eventDate && details.endTime) || null;
  const until = details.joining === 'nobody' ? null : details.joiningUntil || null;
  return {
    name: details.name.trim(),
    description: details.description.trim() || null,
    event_date: details.eventDate || null,
    start_time: start,
    end_time: end,
    time_zone: start || end || until ? details.timeZone || ownTimeZone() : null,
    place: details.place.trim() || null,
    online_url: details.onlineUrl.trim() || null,
    capacity: details.capacity.trim() ? Number(details.capacity) : null,
    guest_join: details.guestJoin === 'yes',
    publish: details.publish === 'by_hand' ? 'by_hand' : 'at_once',
    joining: joinings.find((one) => one === details.joining) ?? 'anyone',
    joining_until: until,
    listed: details.listed === 'yes',
    ...languagesOf(details),
  } satisfies EventInput;
};

export type DetailFaults = Partial<Record<keyof EventDetails, string>>;

/** Faults of the first step. `today` is the browser's; a stored past date can stay. */
export function detailFaults(details: EventDetails, today: string, storedDate = ''): DetailFaults {
  const { name, description, eventDate } = details;
  const {
    start_time: start,
    end_time: end,
    time_zone: zone,
    place,
    online_url: link,
    capacity,
  } = detailsInput(details);
  const faults: DetailFaults = {};
  if (isBlank(name)) faults.name = worded(say('eventNameMissing'));
  if (description.trim().length > limits.event_description_max)
    faults.description = worded(tooLong('description', limits.event_description_max));
  if (eventDate && eventDate !== storedDate && eventDate < today) faults.eventDate = worded(eventDatePassed);
  if (end && !start) faults.endTime = worded(endNeedsStart);
  if (zone && readTimeZone(zone) === null) faults.timeZone = worded(timeZoneInvalid);
  if (place && place.length > limits.place_max) faults.place = worded(tooLong('place', limits.place_max));
  const wrongLink = link && linkFault('link', link, limits.online_url_max);
  if (wrongLink) faults.onlineUrl = worded(wrongLink);
  const { capacity_min: least, capacity_max: most } = limits;
  if (capacity !== null && !(Number.isInteger(capacity) && capacity >= least && capacity <= most))
    faults.capacity = worded(capacityRange);
  return faults;
}
