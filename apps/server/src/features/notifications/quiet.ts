import { Temporal } from 'temporal-polyfill';
import { momentsOf, type When } from '../event-facts/moments.ts';

const evening = 22;
const morning = 8;

/** True from the start of an event's day to its end: news then is about that evening. */
function isOn(event: When, now: Temporal.ZonedDateTime): boolean {
  const today = now.toPlainDate().toString();
  if (event.event_date === today) return true;
  const { starts_at, ends_at } = momentsOf(event);
  if (!starts_at || !ends_at) return false;
  const moment = now.epochMilliseconds;
  return Date.parse(starts_at) <= moment && moment <= Date.parse(ends_at);
}

/**
 * When news about an event can be sent: at once (null), or in the morning if it is night there. Without a zone there is
 * no night.
 */
export function quietUntil(event: When | undefined, at: Date): Date | null {
  if (!event?.time_zone) return null;
  const now = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(event.time_zone);
  if ((now.hour >= morning && now.hour < evening) || isOn(event, now)) return null;
  const day = now.hour >= evening ? now.toPlainDate().add({ days: 1 }) : now.toPlainDate();
  const wakes = day.toZonedDateTime({
    timeZone: event.time_zone,
    plainTime: Temporal.PlainTime.from({ hour: morning }),
  });
  return new Date(wakes.epochMilliseconds);
}
