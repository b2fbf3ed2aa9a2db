interface When {
  event_date: string | null;
  start_time: string | null;
  end_time: string | null;
  time_zone: string | null;
}

// The day and the times are the event's own. In UTC, Intl writes them as they are.
const formatted = (locale: string, style: Intl.DateTimeFormatOptions, moment: string): string =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(`${moment}:00Z`));

/** The city of a zone: 'Berlin' of 'Europe/Berlin'. */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Day and times in a reader's language, with the zone, since nobody knows where the reader is. Null without a day. */
export function whenText({ event_date: day, start_time: start, end_time: end, time_zone: zone }: When, locale: string) {
  if (!day) return null;
  const date = formatted(locale, { dateStyle: 'full' }, `${day}T00:00`);
  const time = (clock: string) => formatted(locale, { timeStyle: 'short' }, `${day}T${clock}`);
  const times = start ? ` ${time(start)}${end ? `–${time(end)}` : ''}${zone ? ` (${cityOf(zone)})` : ''}` : '';
  return `${date}${times && ','}${times}`;
}
