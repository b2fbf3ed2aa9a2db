import { say, spell } from '@serendip/texts/sentence';
import { z } from 'zod';
import { user } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { event, storedEventFields } from './events.ts';
import { fault } from './fault.ts';
import { clientId, eventId, timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { isReservedName, nameReserved } from './reserved-aliases.ts';
import { isBlank, text } from './text.ts';

const { guest_name_min: shortest, card_name_max: longest } = limits;

const nameMissing = say('isBlank', { field: 'name' });
const nameTooShort = say('tooShort', { field: 'name', min: shortest });

const guestName = text('name', { max: longest, required: spell(nameMissing), oneLine: true })
  .refine((name) => name.length >= shortest || isBlank(name), spell(nameTooShort))
  .refine((name) => !isReservedName(name), spell(nameReserved));

/** Why a text cannot be a guest's name, or null. The field accepts no text that is too long. */
export function guestNameFault(typed: string): 'missing' | 'too_short' | 'reserved' | null {
  if (isBlank(typed)) return 'missing';
  if (typed.trim().length < shortest) return 'too_short';
  return isReservedName(typed) ? 'reserved' : null;
}

/** The part of an event that signed-out visitors can read if it is listed or lets guests in. */
export const eventAtDoor = z
  .object({
    id: wireId,
    ...storedEventFields.pick({
      name: true,
      description: true,
      event_date: true,
      start_time: true,
      end_time: true,
      time_zone: true,
      place: true,
      guest_join: true,
      joining: true,
      listed: true,
      language: true,
    }).shape,
    starts_at: timestamp.nullable(),
    ends_at: timestamp.nullable(),
    /** It has ended: nobody can join. */
    over: z.boolean(),
    joining_closed: z.boolean(),
    /** The name on the host's card, of a listed event. */
    host_name: z.string().nullable(),
    cover_url: z.string().nullable(),
    /** Of a listed event, and in an invitation, null below five. */
    participants_count: z.int().nullable(),
    /** Null without a limit. */
    places_left: z.int().nullable(),
    /** All places are taken: new guests go on the waiting list. */
    full: z.boolean(),
  })
  .meta({ id: 'EventAtDoor' });
export type EventAtDoor = z.output<typeof eventAtDoor>;

const params = z.object({ event_id: eventId });
/** The code of the evening, as the stage's QR code has it. */
const here = z
  .string({ error: fault('isInvalid', { field: 'code' }) })
  .max(100, fault('isInvalid', { field: 'code' }))
  .optional();
const query = z.object({ here });
const tag = 'Guests';

export const getEventAtDoor = defineEndpoint({
  id: 'getEventAtDoor',
  method: 'GET',
  path: '/events/:event_id/invitation',
  tag,
  summary: 'Read an event before signing in',
  description: 'The event has to be listed or allow guests, or the code of its evening has to be right.',
  access: 'public',
  letsIn: true,
  params,
  query,
  data: z.object({ event: eventAtDoor }),
  message: 'ok',
  failures: ['event_not_found'],
});

export const getCover = defineEndpoint({
  id: 'getCover',
  method: 'GET',
  path: '/event_covers/:event_id',
  tag,
  summary: 'Download an event’s cover',
  description: 'A PNG of 1200 by 630 pixels for links, while the event is open and is listed or allows guests.',
  access: 'public',
  params,
  data: z.object({}),
  produces: 'image/png',
  message: 'ok',
  failures: ['event_not_found'],
});

export const joinAsGuest = defineEndpoint({
  id: 'joinAsGuest',
  method: 'POST',
  path: '/events/:event_id/join_as_guest',
  tag,
  summary: 'Join as a guest',
  description:
    'Needs a name alone. Signs in; in a full event the guest waits for a place. With the evening’s code, they are checked in.',
  access: 'public',
  letsIn: true,
  params,
  query,
  body: z.object({
    guest: z.object({
      name: guestName,
      /** Made by the caller. The same one again within ten minutes is the same guest: an answer may have been lost on its way. */
      client_id: clientId,
    }),
    here,
  }),
  data: z.object({ user, event }),
  message: 'welcome',
  failures: [
    'event_not_found',
    'event_closed',
    'event_over',
    'removed_from_event',
    'declined_at_event',
    'by_invitation',
    'joining_closed',
  ],
  issuesToken: true,
});
