import type { Language } from '@serendip/texts/languages';
import { serverTexts } from '@serendip/texts/server-texts';
import { Temporal } from 'temporal-polyfill';
import type { When } from '../../event-facts/moments.ts';

/** English dates in mails are British: the day comes first, as in the other languages. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** 'Thursday, 20 May 2027, 18:30 to 22:00 (Europe/Berlin)', without unknown parts, as the language writes it. */
export function whenText(
  { event_date: day, start_time: start, end_time: end, time_zone: zone }: When,
  language: Language,
): string | null {
  if (!day) return null;
  const t = serverTexts(language, 'newsMails');
  const date = Temporal.PlainDate.from(day).toLocaleString(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  if (!start) return date;
  const when = end ? t('when.fromTo', { date, start, end }) : t('when.from', { date, start });
  return `${when}${zone ? ` (${zone})` : ''}`;
}
