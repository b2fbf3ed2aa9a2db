/** The browser's time zone, by its IANA name. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All zones that the browser knows, and those given, in the order of the alphabet. */
export const timeZonesWith = (...zones: string[]): string[] =>
  [...new Set([...zones, ...Intl.supportedValuesOf('timeZone')])].sort();

const clockAt = (timeZone: string, moment: number) =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

const day = 24 * 3_600_000;

/**
 * True where clocks in both zones show the same around a day (`YYYY-MM-DD`). It is asked the day before and the day after, since a
 * clock may change in between: in doubt they differ.
 */
export function haveSameClock(one: string, other: string, isoDay: string): boolean {
  if (one === other) return true;
  const noon = Date.parse(`${isoDay}T12:00Z`);
  return [noon - day, noon, noon + day].every((moment) => clockAt(one, moment) === clockAt(other, moment));
}

/** As people say it: 'Berlin time' for 'Europe/Berlin'. */
export function nameOfTimeZone(timeZone: string): string {
  const [area, ...rest] = timeZone.split('/');
  // 'Etc/GMT-2' is two hours ahead: no name for people.
  if (area === 'Etc')
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(0)
      .filter(({ type }) => type === 'timeZoneName')
      .map(({ value }) => value)
      .join('');
  return rest.length > 0 ? `${rest.at(-1)?.replaceAll('_', ' ')} time` : timeZone;
}
