import { z } from 'zod';
import { optionalDay } from './dates.ts';
import { emailConfirmed } from './email-confirmed.ts';
import { defineEndpoint } from './endpoint.ts';
import { eventId, timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { pageFields, pageQuery } from './page.ts';
import { optionalText, text } from './text.ts';

/** What a host fills in, with the rules for it. The columns of the events' table have the same names. */
export const eventFields = z.object({
  name: text('Name', { max: limits.event_name_max, required: 'Please enter an event name', oneLine: true }),
  description: optionalText('Description', { max: limits.event_description_max }),
  event_date: optionalDay('Event date'),
});

/** The same fields as they are stored and shown. */
export const storedEventFields = z.object({
  name: z.string(),
  description: z.string().nullable(),
  event_date: z.iso.date().nullable(),
}) satisfies z.ZodType<z.output<typeof eventFields>>;

export const event = z.object({
  id: wireId,
  ...storedEventFields.shape,
  participants_count: z.int(),
  user_joined: z.boolean(),
  /** Its host has deleted their account: it can be read, but no longer joined or answered. */
  closed: z.boolean(),
  created_by: z.object({ id: wireId, email: z.string().nullable(), email_confirmed: emailConfirmed }),
  created_at: timestamp,
});
export type Event = z.output<typeof event>;

/** The sentence for a day that has passed; which day that is depends on who judges, see `mostLenientToday`. */
export const eventDatePassed = 'Event date must be in the future';

const params = z.object({ event_id: eventId });
const tag = 'Events';

export const createEvent = defineEndpoint({
  id: 'createEvent',
  method: 'POST',
  path: '/events',
  tag,
  summary: 'Create an event',
  access: 'signed_in',
  body: z.object({ event: eventFields.partial().extend({ name: eventFields.shape.name }) }),
  data: z.object({ event }),
  message: 'Event created successfully.',
  failures: [],
});

export const updateEvent = defineEndpoint({
  id: 'updateEvent',
  method: 'PUT',
  path: '/events/:event_id',
  tag,
  summary: 'Change an event; fields left out keep their value',
  access: 'host',
  params,
  body: z.object({ event: eventFields.partial() }),
  data: z.object({ event }),
  message: 'Event updated successfully.',
  failures: [],
});

export const listHostedEvents = defineEndpoint({
  id: 'listHostedEvents',
  method: 'GET',
  path: '/events',
  tag,
  summary: 'The events you created, newest first',
  access: 'signed_in',
  query: z.object(pageQuery),
  data: z.object({ events: z.array(event), ...pageFields }),
  message: 'OK',
  failures: [],
});

export const listJoinedEvents = defineEndpoint({
  id: 'listJoinedEvents',
  method: 'GET',
  path: '/events/joined',
  tag,
  summary: 'The events you joined, latest joined first',
  access: 'signed_in',
  query: z.object(pageQuery),
  data: z.object({ events: z.array(event), ...pageFields }),
  message: 'OK',
  failures: [],
});

export const getEvent = defineEndpoint({
  id: 'getEvent',
  method: 'GET',
  path: '/events/:event_id',
  tag,
  summary: 'One event',
  access: 'event',
  params,
  data: z.object({ event }),
  message: 'OK',
  failures: [],
});

export const joinEvent = defineEndpoint({
  id: 'joinEvent',
  method: 'POST',
  path: '/events/:event_id/join',
  tag,
  summary: 'Join an event; joining twice counts once',
  access: 'event',
  params,
  data: z.object({ event }),
  message: 'You have joined the event.',
  failures: ['event_closed', 'invalid'],
});

export const leaveEvent = defineEndpoint({
  id: 'leaveEvent',
  method: 'DELETE',
  path: '/events/:event_id/leave',
  tag,
  summary: 'Leave an event; your answers stay for when you come back',
  access: 'event',
  params,
  data: z.object({ event }),
  message: 'You have left the event.',
  failures: [],
});
