import type { Event } from '@serendip/contract/events';
import { texts } from '../../language/texts.ts';
import { formatClock, formatDay } from '../../lib/dates.ts';
import { haveSameClock, nameOfTimeZone, ownTimeZone } from '../../lib/time-zones.ts';

const t = texts('eventFacts');

type When = Pick<Event, 'event_date' | 'start_time' | 'end_time' | 'time_zone'>;

/**
 * 'Fri, Dec 5, 2026, 19:00 to 22:00 (Berlin time)' in the reader's language, or the day alone, or nothing. The zone is named where the reader's clock
 * shows another time. An end that is not after the start is the next day's, as everybody expects.
 */
export function whenText(
  { event_date: day, start_time: start, end_time: end, time_zone: zone }: When,
  style: 'long' | 'short' = 'short',
  reader = ownTimeZone(),
): string {
  if (!day) return '';
  if (!start || !zone) return formatDay(day, style);
  const from = { day: formatDay(day, 'short'), start: formatClock(start) };
  const named = haveSameClock(zone, reader, day) ? null : nameOfTimeZone(zone);
  if (!end) return named === null ? t('from', from) : t('fromInZone', { ...from, zone: named });
  const fromTo = { ...from, end: formatClock(end) };
  return named === null ? t('fromTo', fromTo) : t('fromToInZone', { ...fromTo, zone: named });
}
