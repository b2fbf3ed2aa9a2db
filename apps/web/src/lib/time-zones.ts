/** The browser's time zone, by its IANA name. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All zones that the browser knows, and the given ones, in alphabetical order. */
export const timeZonesWith = (...zones: string[]): string[] =>
  [...new Set([...zones, ...Intl.supportedValuesOf('timeZone')])].sort();

const clockAt = (timeZone: string, moment: number) =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

const day = 24 * 3_600_000;

/**
 * True if clocks in both zones agree around a day (`YYYY-MM-DD`). Compares the day before and the day after, since a
 * clock may change in between.
 */
export function haveSameClock(one: string, other: string, isoDay: string): boolean {
  if (one === other) return true;
  const noon = Date.parse(`${isoDay}T12:00Z`);
  return [noon - day, noon, noon + day].every((moment) => clockAt(one, moment) === clockAt(other, moment));
}

/** A zone's name in words: 'Berlin time' for 'Europe/Berlin'. */
export function nameOfTimeZone(timeZone: string): string {
  const [area, ...rest] = timeZone.split('/');
  // 'Etc/GMT-2' is two hours ahead, so its name would mislead people.
  if (area === 'Etc')
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(0)
      .filter(({ type }) => type === 'timeZoneName')
      .map(({ value }) => value)
      .join('');
  return rest.length > 0 ? `${rest.at(-1)?.replaceAll('_', ' ')} time` : timeZone;
}
