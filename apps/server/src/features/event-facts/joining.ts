import { hasOffset, type Joining } from '@serendip/contract/joining';
import { Temporal } from 'temporal-polyfill';

export interface Entry {
  joining: Joining;
  joining_until: string | null;
  time_zone: string | null;
}

/** Without a zone a time has not passed before it has everywhere on earth, like a date. */
const zoneOf = (zone: string | null): string => zone ?? 'Etc/GMT+12';

/** Whether nobody joins by the link any more. */
export const isJoiningClosed = ({ joining, joining_until: until, time_zone: zone }: Entry, now: Date): boolean =>
  joining === 'nobody' ||
  (until !== null &&
    Temporal.PlainDateTime.from(until).toZonedDateTime(zoneOf(zone)).epochMilliseconds <= now.getTime());

/** A moment as it is stored: a time of day in the event's zone, to the minute unless it has seconds. */
export function inEventZone(moment: string | null, zone: string | null): string | null {
  if (moment === null) return null;
  const local = hasOffset(moment)
    ? Temporal.Instant.from(moment).toZonedDateTimeISO(zoneOf(zone)).toPlainDateTime()
    : Temporal.PlainDateTime.from(moment);
  return local.toString({ smallestUnit: local.second === 0 ? 'minute' : 'second' });
}
