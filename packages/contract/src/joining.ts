import type { FieldName } from '@serendip/texts/sentence';
import { z } from 'zod';
import { fault } from './fault.ts';

/**
 * How people come into an event. `anyone`: everyone with the link. `ask`: hosts let them in. `invited`: people whom a host has
 * invited. `nobody`: nobody any more. The code of an evening lets in under each of them; under `ask`, it asks.
 */
export const joinings = ['anyone', 'ask', 'invited', 'nobody'] as const;
export type Joining = (typeof joinings)[number];

const clockTime = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?`;
const local = new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${clockTime}$`);
const instant = new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${clockTime}(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$`);

/** Whether a moment says its offset. Without one it is a time of the event's own zone. */
export const hasOffset = (moment: string): boolean => instant.test(moment);

const isDay = (moment: string): boolean => {
  const day = moment.slice(0, 10);
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) && day > '0001' && day < '9999-12-30';
};

/** A day and a time in the event's zone, `YYYY-MM-DDTHH:MM`. A moment with an offset is taken as that moment. */
export const optionalMoment = (label: FieldName) =>
  z.preprocess(
    (value) => (value === '' ? null : value),
    z
      .string({ error: fault('isInvalid', { field: label }) })
      .refine(
        (moment) => (local.test(moment) || instant.test(moment)) && isDay(moment),
        fault('isInvalid', { field: label }),
      )
      .nullable(),
  );
