import { type Event, eventDatePassed } from '@serendip/contract/events';
import { limits } from '@serendip/contract/limits';
import { isBlank } from '@serendip/contract/text';
import type { EventInput } from '../queries.ts';

/** The fields of the first step as they are typed. Empty text: no value. The date is `YYYY-MM-DD`. */
export const emptyDetails = { name: '', description: '', eventDate: '' };

export type EventDetails = typeof emptyDetails;

export const detailsOf = (event: Event): EventDetails => ({
  name: event.name,
  description: event.description ?? '',
  eventDate: event.event_date ?? '',
});

export const detailsInput = ({ name, description, eventDate }: EventDetails): Required<EventInput> => ({
  name: name.trim(),
  description: description.trim() || null,
  event_date: eventDate || null,
});

export type DetailFaults = Partial<Record<keyof EventDetails, string>>;

/**
 * What is wrong with the first step. `today` is the browser's; a past date that is already stored may stay.
 */
export function detailFaults(details: EventDetails, today: string, storedDate = ''): DetailFaults {
  const { name, description, eventDate } = details;
  const faults: DetailFaults = {};
  if (isBlank(name)) faults.name = 'Please enter an event name';
  if (description.trim().length > limits.event_description_max)
    faults.description = `Description is too long (maximum is ${limits.event_description_max} characters)`;
  if (eventDate && eventDate !== storedDate && eventDate < today) faults.eventDate = eventDatePassed;
  return faults;
}
