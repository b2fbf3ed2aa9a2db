import { mostLenientToday } from '@serendip/contract/dates';
import { Temporal } from 'temporal-polyfill';
import { momentsOf, type When } from './moments.ts';

/** Whether an event has ended: at its end, without one when its date is past everywhere on earth, without a date never. */
export function isOver(event: When, now: Date): boolean {
  const { ends_at } = momentsOf(event);
  if (ends_at) return Date.parse(ends_at) <= now.getTime();
  return event.event_date !== null && event.event_date < mostLenientToday(now);
}

/** Whether an event is still news: by its start, without a time by its day in its own zone. Without a date it lies ahead. */
export function liesAhead(event: When, now: Date): boolean {
  const { starts_at } = momentsOf(event);
  if (starts_at) return Date.parse(starts_at) > now.getTime();
  if (event.event_date === null) return true;
  const today = event.time_zone
    ? Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(event.time_zone).toPlainDate().toString()
    : mostLenientToday(now);
  return event.event_date >= today;
}
