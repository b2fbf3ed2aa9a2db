import type { Event } from '@serendip/contract/events';
import { formatClock, formatDay } from '../../lib/dates.ts';
import { haveSameClock, nameOfTimeZone, ownTimeZone } from '../../lib/time-zones.ts';

type When = Pick<Event, 'event_date' | 'start_time' | 'end_time' | 'time_zone'>;

/**
 * 'Fri, Dec 5, 2026, 19:00 to 22:00 (Berlin time)' in the browser's language, or the day alone, or nothing. The zone is named where the reader's clock
 * shows another time. An end that is not after the start is the next day's, as everybody expects.
 */
export function whenText(
  { event_date: day, start_time: start, end_time: end, time_zone: zone }: When,
  style: 'long' | 'short' = 'short',
  reader = ownTimeZone(),
): string {
  if (!day) return '';
  if (!start || !zone) return formatDay(day, style);
  const times = [start, end].flatMap((time) => (time ? formatClock(time) : [])).join(' to ');
  const named = haveSameClock(zone, reader, day) ? '' : ` (${nameOfTimeZone(zone)})`;
  return `${formatDay(day, 'short')}, ${times}${named}`;
}
