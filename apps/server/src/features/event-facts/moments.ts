import type { Event } from '@serendip/contract/events';
import { endsNextDay } from '@serendip/contract/when';
import { Temporal } from 'temporal-polyfill';

export type When = Pick<Event, 'event_date' | 'start_time' | 'end_time' | 'time_zone'>;

/**
 * Start and end of an event in UTC; null without a time. A time that the clocks skip moves later by the skipped time;
 * one that comes twice is the first, as in Temporal and RFC 5545.
 */
export function momentsOf({ event_date: day, start_time: start, end_time: end, time_zone: zone }: When) {
  if (!day || !start || !zone) return { starts_at: null, ends_at: null };
  const begins = Temporal.PlainDateTime.from(`${day}T${start}`);
  const startsAt = begins.toZonedDateTime(zone).toInstant();
  if (!end) return { starts_at: written(startsAt), ends_at: null };
  const ends = Temporal.PlainDateTime.from(`${day}T${end}`).add({ days: endsNextDay(start, end) ? 1 : 0 });
  const endsAt = ends.toZonedDateTime(zone).toInstant();
  // If the clocks change in between, the end can come before the start. Then the event lasts as long as its times say.
  const isAfter = Temporal.Instant.compare(endsAt, startsAt) > 0;
  return {
    starts_at: written(startsAt),
    ends_at: written(isAfter ? endsAt : startsAt.add(begins.until(ends, { largestUnit: 'hour' }))),
  };
}

const written = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'second' });
