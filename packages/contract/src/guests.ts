import { z } from 'zod';
import { user } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { event, storedEventFields } from './events.ts';
import { clientId, eventId, timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { isReservedName, nameReserved } from './reserved-aliases.ts';
import { isBlank, text } from './text.ts';

const { guest_name_min: shortest, card_name_max: longest } = limits;

const nameMissing = "Name can't be blank";
const nameTooShort = `Name is too short (minimum is ${shortest} characters)`;

const guestName = text('Name', { max: longest, required: nameMissing, oneLine: true })
  .refine((name) => name.length >= shortest || isBlank(name), nameTooShort)
  .refine((name) => !isReservedName(name), nameReserved);

/** Why a text cannot be a guest's name, or null. The field accepts no text that is too long. */
export function guestNameFault(typed: string): string | null {
  if (isBlank(typed)) return nameMissing;
  if (typed.trim().length < shortest) return nameTooShort;
  return isReservedName(typed) ? nameReserved : null;
}

/** The part of an event that signed-out visitors can read if it lets guests in. */
export const invitedEvent = z
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
      online_url: true,
      guest_join: true,
    }).shape,
    starts_at: timestamp.nullable(),
    ends_at: timestamp.nullable(),
    /** It has ended: nobody can join. */
    over: z.boolean(),
    participants_count: z.int(),
    /** All places are taken: new guests go on the waiting list. */
    full: z.boolean(),
  })
  .meta({ id: 'InvitedEvent' });
export type InvitedEvent = z.output<typeof invitedEvent>;

const params = z.object({ event_id: eventId });
/** The code of the evening, as the stage's QR code has it. */
const here = z.string({ error: 'Code is invalid' }).max(100, 'Code is invalid').optional();
const query = z.object({ here });
const tag = 'Guests';

export const getInvitation = defineEndpoint({
  id: 'getInvitation',
  method: 'GET',
  path: '/events/:event_id/invitation',
  tag,
  summary: 'Read an event before joining as a guest',
  description: 'The event has to allow guests, or the code of its evening has to be right.',
  access: 'public',
  letsIn: true,
  params,
  query,
  data: z.object({ event: invitedEvent }),
  message: 'OK',
  failures: ['event_not_found'],
});

export const getCover = defineEndpoint({
  id: 'getCover',
  method: 'GET',
  path: '/event_covers/:event_id',
  tag,
  summary: 'Download an event’s cover',
  description: 'A PNG of 1200 by 630 pixels for previews of links, while the event is open and allows guests.',
  access: 'public',
  params,
  data: z.object({}),
  produces: 'image/png',
  message: 'OK',
  failures: ['event_not_found'],
});

export const joinAsGuest = defineEndpoint({
  id: 'joinAsGuest',
  method: 'POST',
  path: '/events/:event_id/join_as_guest',
  tag,
  summary: 'Join as a guest',
  description:
    'Needs a name alone. Signs in; in a full event the guest waits for a place. With the code of the evening, the guest is checked in.',
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
  message: 'Welcome!',
  failures: ['event_not_found', 'event_closed', 'event_over', 'removed_from_event'],
  issuesToken: true,
});
