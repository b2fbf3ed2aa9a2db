import { z } from 'zod';
import { optionalDay } from './dates.ts';
import { emailConfirmed } from './email-confirmed.ts';
import { defineEndpoint } from './endpoint.ts';
import { clientId, eventId, timestamp, version, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { pageFields, pageQuery } from './page.ts';
import { optionalLink, optionalText, text } from './text.ts';
import { optionalTime, optionalTimeZone } from './when.ts';

export const capacityRange = `Capacity must be between ${limits.capacity_min} and ${limits.capacity_max}`;
const roomNamesRange = `Room names must be a list of 1 to ${limits.room_names_max} names`;

const onlyOpen = 'A closed event can only be opened: send false';

export const typeTheName = "Type the event's name to delete it";

/** A name as it is typed again: blanks and the way an accent is made do not count. */
const asTyped = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

export const isNameTyped = (typed: string, name: string): boolean => asTyped(typed) === asTyped(name);

/** What a host fills in, with the rules for it. The columns of the events' table have the same names. */
export const eventFields = z.object({
  name: text('Name', { max: limits.event_name_max, required: 'Please enter an event name', oneLine: true }),
  description: optionalText('Description', { max: limits.event_description_max }),
  event_date: optionalDay('Event date'),
  start_time: optionalTime('Start time'),
  end_time: optionalTime('End time'),
  time_zone: optionalTimeZone,
  place: optionalText('Place', { max: limits.place_max, oneLine: true }),
  online_url: optionalLink('Link', limits.online_url_max),
  capacity: z
    .int({ error: capacityRange })
    .min(limits.capacity_min, capacityRange)
    .max(limits.capacity_max, capacityRange)
    .nullable(),
  // An empty list means no names, as an empty field does.
  room_names: z.preprocess(
    (names) => (Array.isArray(names) && names.length === 0 ? null : names),
    z
      .array(text('Room name', { max: limits.room_name_max, required: "Room name can't be blank", oneLine: true }), {
        error: roomNamesRange,
      })
      .max(limits.room_names_max, roomNamesRange)
      .nullable(),
  ),
  guest_join: z.boolean({ error: 'Guest join must be true or false' }),
});

/** The same fields as they are stored and shown. */
export const storedEventFields = z.object({
  name: z.string(),
  description: z.string().nullable(),
  event_date: z.iso.date().nullable(),
  /** 'HH:MM' in the event's time zone, which is there with a time. */
  start_time: z.string().nullable(),
  /** One that is not after the start means the next day. */
  end_time: z.string().nullable(),
  /** A name of the IANA time zone database. */
  time_zone: z.string().nullable(),
  place: z.string().nullable(),
  online_url: z.string().nullable(),
  /** How many can take part; null: everybody. */
  capacity: z.int().nullable(),
  /** In the order of the rooms' numbers; one text with `{room}` in it names all. */
  room_names: z.array(z.string()).nullable(),
  /** People may join as guests, without an e-mail address and a password. */
  guest_join: z.boolean(),
}) satisfies z.ZodType<z.output<typeof eventFields>>;

export const event = z
  .object({
    id: wireId,
    ...storedEventFields.shape,
    /** Grows with each change of a field. */
    version: z.int(),
    /** The moments of the start and of the end; null without a time. */
    starts_at: timestamp.nullable(),
    ends_at: timestamp.nullable(),
    /** It has ended and its doors are closed, so nobody can join. A later date opens it again. */
    over: z.boolean(),
    /** The number of participants. */
    participants_count: z.int(),
    /** The number of people waiting for a place. */
    waiting_count: z.int(),
    user_joined: z.boolean(),
    user_waiting: z.boolean(),
    /** They ask at the door, and a host has not answered yet. */
    user_asking: z.boolean(),
    /** They host it beside its creator. */
    user_cohost: z.boolean(),
    /** How people can spot the caller there. Null for somebody who does not take part. */
    spot_me: z.string().nullable(),
    /** A host has removed them: they cannot join. */
    user_removed: z.boolean(),
    /** It can be read, but not joined or answered: its host has deleted the account, or proved the address and not opened it yet. */
    closed: z.boolean(),
    created_by: z.object({ id: wireId, email: z.string().nullable(), email_confirmed: emailConfirmed }),
    created_at: timestamp,
  })
  .meta({ id: 'Event' });
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
  description:
    'You become its host. Only the name is needed. With the same `client_id`, an event sent twice is created once.',
  access: 'signed_in',
  body: z.object({
    event: eventFields.partial().extend({ name: eventFields.shape.name, client_id: clientId }).meta({ id: 'NewEvent' }),
  }),
  data: z.object({ event }),
  message: 'Event created successfully.',
  failures: [],
});

export const updateEvent = defineEndpoint({
  id: 'updateEvent',
  method: 'PUT',
  path: '/events/:event_id',
  tag,
  summary: 'Change an event',
  description:
    'Fields left out keep their value. With `version`, a field that was changed since is kept (409, with the present event). `closed: false` opens a closed event; its owner alone can do so.',
  access: 'host',
  params,
  body: z.object({
    event: eventFields
      .partial()
      .extend({ closed: z.literal(false, onlyOpen).optional(), version })
      .meta({ id: 'EventChanges' }),
  }),
  data: z.object({ event }),
  message: 'Event updated successfully.',
  failures: ['event_closed', 'event_changed'],
});

export const deleteEvent = defineEndpoint({
  id: 'deleteEvent',
  method: 'DELETE',
  path: '/events/:event_id',
  tag,
  summary: 'Delete an event',
  description:
    'Deletes its answers and matches; messages stay. Participants hear of it if it lies ahead. Send its name.',
  access: 'owner',
  params,
  // Without a body nothing was typed, which is refused like a wrong name.
  body: z.object({ event: z.object({ name: z.string({ error: typeTheName }) }, { error: typeTheName }) }),
  bodyOptional: true,
  data: z.object({}),
  message: 'Event deleted.',
  failures: [],
});

export const listHostedEvents = defineEndpoint({
  id: 'listHostedEvents',
  method: 'GET',
  path: '/events',
  tag,
  summary: 'List the events you host',
  description: 'Newest first, with those where you are a co-host.',
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
  summary: 'List the events you joined',
  description: 'The one you joined last comes first.',
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
  summary: 'Read an event',
  description: 'Any signed-in person with the id can read it. The answer also says how you take part.',
  access: 'event',
  params,
  data: z.object({ event }),
  message: 'OK',
  failures: [],
});

export const getEventCalendar = defineEndpoint({
  id: 'getEventCalendar',
  method: 'GET',
  path: '/events/:event_id/calendar.ics',
  tag,
  summary: 'Download an event for a calendar',
  description: 'The file follows RFC 5545. The event needs a date.',
  access: 'host_or_joined',
  params,
  data: z.object({}),
  produces: 'text/calendar',
  message: 'OK',
  failures: ['no_date_yet'],
});

export const joinEvent = defineEndpoint({
  id: 'joinEvent',
  method: 'POST',
  path: '/events/:event_id/join',
  tag,
  summary: 'Join an event',
  description: 'If the event is full, you go on its waiting list. Joining twice counts once.',
  access: 'event',
  params,
  data: z.object({ event }),
  message: 'OK',
  failures: ['event_closed', 'event_over', 'removed_from_event', 'invalid'],
});

export const leaveEvent = defineEndpoint({
  id: 'leaveEvent',
  method: 'DELETE',
  path: '/events/:event_id/leave',
  tag,
  summary: 'Leave an event or its waiting list',
  description: 'Your answers stay, in case you come back.',
  access: 'event',
  params,
  data: z.object({ event }),
  message: 'You have left the event.',
  failures: [],
});
