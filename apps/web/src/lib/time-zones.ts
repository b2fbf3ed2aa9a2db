import { locale } from '../language/locale.ts';
import { texts } from '../language/texts.ts';

const t = texts('lib');

/** Names that browsers still use for places that are called otherwise today. Both mean the same zone everywhere. */
const renamed: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const isKnown = (timeZone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
};

/** Today's name of a zone. An old browser that does not know it keeps the old one. */
export function nameToday(timeZone: string): string {
  const name = renamed[timeZone];
  return name && isKnown(name) ? name : timeZone;
}

/** The browser's time zone, by its IANA name. */
export const ownTimeZone = (): string => nameToday(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** All zones that the browser knows, UTC and the given ones by today's names, in alphabetical order. */
export const timeZonesWith = (...zones: string[]): string[] =>
  [...new Set([...zones, 'UTC', ...Intl.supportedValuesOf('timeZone')].map(nameToday))].sort();

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
  const [area, ...rest] = nameToday(timeZone).split('/');
  // 'Etc/GMT-2' is two hours ahead, so its name would mislead people.
  if (area === 'Etc')
    return new Intl.DateTimeFormat(locale(), { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(0)
      .filter(({ type }) => type === 'timeZoneName')
      .map(({ value }) => value)
      .join('');
  return rest.length > 0 ? t('timeOf', { place: rest.at(-1)?.replaceAll('_', ' ') ?? '' }) : timeZone;
}
