import { isPastDay } from '../../lib/dates.ts';

const day = 24 * 60 * 60_000;

/** Evenings may reach into the next day, in any time zone. After that nobody opens the doors. */
export const isLongOver = (eventDate: string | null, now: Date = new Date()): boolean =>
  eventDate !== null && isPastDay(eventDate, new Date(now.getTime() - 2 * day));

/** Days before the event hardly anybody opens the doors. */
export const isDaysAhead = (eventDate: string | null, now: Date = new Date()): boolean =>
  eventDate !== null && !isPastDay(eventDate, new Date(now.getTime() + 2 * day));
