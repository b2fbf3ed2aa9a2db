import { isPastDay } from '../../lib/dates.ts';

const day = 24 * 60 * 60_000;

/** True two days after the event: an evening can reach into the next day, in any time zone. */
export const isLongOver = (eventDate: string | null, now: Date = new Date()): boolean =>
  eventDate !== null && isPastDay(eventDate, new Date(now.getTime() - 2 * day));

/** True days before the event, when doors rarely open. */
export const isDaysAhead = (eventDate: string | null, now: Date = new Date()): boolean =>
  eventDate !== null && !isPastDay(eventDate, new Date(now.getTime() + 2 * day));
