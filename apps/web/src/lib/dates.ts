import type { Language } from '@serendip/texts/languages';
import { locale } from '../language/locale.ts';
import { texts } from '../language/texts.ts';

const t = texts('lib');

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** 'Just now', '5m ago', '3h ago', '2d ago' and, from seven days on, the date. */
export function relativeTime(iso: string, now: number = Date.now()): string {
  const then = new Date(iso).getTime();
  if (Number.isNaN(then)) return '';
  const age = now - then;
  if (age < minute) return t('justNow');
  if (age < hour) return t('minutesAgo', { count: Math.floor(age / minute) });
  if (age < day) return t('hoursAgo', { count: Math.floor(age / hour) });
  if (age < 7 * day) return t('daysAgo', { count: Math.floor(age / day) });
  return new Date(then).toLocaleDateString(locale());
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Today in the browser's time zone, as `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;

/** True for a day (`YYYY-MM-DD`) before today in the browser's time zone. */
export const isPastDay = (isoDay: string, now: Date = new Date()): boolean => isoDay < today(now);

/** A calendar day as text. It is the same day in every time zone. */
export function formatDay(isoDay: string, style: 'long' | 'short' = 'long'): string {
  const [year, month, dayOfMonth] = isoDay.split('-').map(Number);
  if (!year || !month || !dayOfMonth) return isoDay;
  return new Intl.DateTimeFormat(locale(), {
    weekday: style === 'long' ? 'long' : 'short',
    year: 'numeric',
    month: style,
    day: 'numeric',
  }).format(new Date(year, month - 1, dayOfMonth));
}

/** A moment as text, to the minute. */
export const formatMoment = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** A time of day as text, to the minute, as the reader's language or another writes it. */
export const formatTime = (milliseconds: number, language?: Language): string =>
  new Intl.DateTimeFormat(locale(language), { timeStyle: 'short' }).format(milliseconds);

/** A time of day (`HH:MM`) as the reader's language writes it: 19:00 or 7:00 PM. */
export const formatClock = (time: string): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone: 'UTC' }).format(Date.parse(`1970-01-01T${time}Z`));
