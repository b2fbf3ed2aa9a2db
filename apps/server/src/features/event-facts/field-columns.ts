import { eventFields } from '@serendip/contract/events';
import { events } from '../../db/schema/events.ts';

type Fields = keyof typeof eventFields.shape;

/** The columns of an event's editable fields, one for each field of the contract. */
export const fieldColumns = Object.fromEntries(
  eventFields.keyof().options.map((field) => [field, events[field]]),
) as Pick<typeof events, Fields>;
