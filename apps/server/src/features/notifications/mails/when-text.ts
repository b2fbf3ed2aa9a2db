import { Temporal } from 'temporal-polyfill';
import type { When } from '../../event-facts/moments.ts';

/** 'Thursday, 20 May 2027, 18:30 to 22:00 (Europe/Berlin)', without unknown parts. */
export function whenText({ event_date: day, start_time: start, end_time: end, time_zone: zone }: When): string | null {
  if (!day) return null;
  const date = Temporal.PlainDate.from(day).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  if (!start) return date;
  return `${date}, ${end ? `${start} to ${end}` : start}${zone ? ` (${zone})` : ''}`;
}
