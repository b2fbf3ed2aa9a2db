import { type FieldName, type Sentence, say, spell } from '@serendip/texts/sentence';
import { z } from 'zod';
import { fault } from './fault.ts';

/** A time of day, 'HH:MM'. Null and an empty field both mean 'no time'. */
export const optionalTime = (label: FieldName) =>
  z.preprocess(
    (value) => (value === '' ? null : value),
    z
      .string({ error: fault('isInvalid', { field: label }) })
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, fault('isInvalid', { field: label }))
      .nullable(),
  );

export const timeZoneInvalid = say('isInvalid', { field: 'time_zone' });

/** Names that only ICU knows: the time zone database has none of them, and some mean another place elsewhere. */
const abbreviation =
  /^(?:ACT|AET|AGT|ART|AST|BET|BST|CAT|CNT|CST|CTT|EAT|ECT|IET|IST|JST|MIT|NET|NST|PLT|PNT|PRT|PST|SST|VST)$/i;

/** The zone's name in its own letter case, or null where there is no such zone. An old name of a zone stays as it is. */
export function readTimeZone(name: string): string | null {
  // Intl takes offsets such as '+02:00' too.
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name) || abbreviation.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return null;
  }
}

/** A name of the IANA time zone database, such as 'Europe/Berlin'. */
export const optionalTimeZone = z.preprocess(
  (value) => (value === '' ? null : value),
  z
    .string({ error: spell(timeZoneInvalid) })
    .refine((name) => readTimeZone(name) !== null, { error: spell(timeZoneInvalid), abort: true })
    .overwrite((name) => readTimeZone(name) ?? name)
    .nullable(),
);

interface When {
  event_date: string | null;
  start_time: string | null;
  end_time: string | null;
  time_zone: string | null;
}

export const timeNeedsDate = say('timeNeedsDate');
export const endNeedsStart = say('endNeedsStart');
/** With a time of day, in any zone, it would end in a year of five digits. */
const lastDay = '9999-12-29';

/** The fault of an event's date and times together. */
export function whenFaults({ event_date: day, start_time: start, end_time: end, time_zone: zone }: When): Sentence[] {
  if (!start && !end) return [];
  const faults: Sentence[] = [];
  if (!day) faults.push(timeNeedsDate);
  else if (day > lastDay) faults.push(say('isInvalid', { field: 'event_date' }));
  if (!start) faults.push(endNeedsStart);
  // Without a date it is not known yet which times there are.
  if (day && !zone) faults.push(timeZoneInvalid);
  return faults;
}

/** True when an end is on the day after the start: it is not after the start. */
export const endsNextDay = (start: string, end: string): boolean => end <= start;
