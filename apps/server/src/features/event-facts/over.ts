import { mostLenientMidnight, mostLenientToday } from '@serendip/contract/dates';
import { limits } from '@serendip/contract/limits';
import { Temporal } from 'temporal-polyfill';
import { momentsOf, type When } from './moments.ts';

const hour = 3_600_000;

/**
 * When an event is over, in milliseconds: at its end. With a start alone, when its day ends in its own zone, but no sooner
 * than the end that calendars show. With a date alone, when its day has ended everywhere on earth. Null without a date.
 */
export function overAt(event: When): number | null {
  const { event_date: day, time_zone: zone } = event;
  const { starts_at, ends_at } = momentsOf(event);
  if (ends_at) return Date.parse(ends_at);
  if (!day) return null;
  if (!starts_at || !zone) return Date.parse(mostLenientMidnight(day));
  const midnight = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  return Math.max(midnight, Date.parse(starts_at) + limits.hours_without_end * hour);
}

export function isOver(event: When, now: Date): boolean {
  const over = overAt(event);
  return over !== null && over <= now.getTime();
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
