import type { FieldName } from '@serendip/texts/sentence';
import { z } from 'zod';
import { fault } from './fault.ts';

/** A calendar day without a time, `YYYY-MM-DD`. Null and an empty field both mean 'no date'. */
export const optionalDay = (label: FieldName) =>
  z.preprocess(
    (value) => (value === '' ? null : value),
    z.iso
      .date({ error: fault('isInvalid', { field: label }) })
      .refine((day) => day >= '1000-01-01', fault('isInvalid', { field: label }))
      .nullable(),
  );

/**
 * The day it is in the last time zone on earth (UTC−12), where a date is past only once it is past for everybody.
 * A browser judges by its own zone; the server by this one.
 */
export const mostLenientToday = (now: Date): string =>
  new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);

/** When a day is over for everybody: midnight after it at UTC−12. */
export const mostLenientMidnight = (day: string): string =>
  `${new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)}T12:00:00.000Z`;
