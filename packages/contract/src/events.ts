import { languages } from '@serendip/texts/languages';
import { type Sentence, say, spell } from '@serendip/texts/sentence';
import { z } from 'zod';
import { optionalDay } from './dates.ts';
import { emailConfirmed } from './email-confirmed.ts';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { clientId, eventId, timestamp, version, wireId } from './ids.ts';
import { joinings, optionalMoment } from './joining.ts';
import { limits } from './limits.ts';
import { pageFields, pageQuery } from './page.ts';
import { optionalSites } from './sites.ts';
import { optionalLink, optionalText, text } from './text.ts';
import { optionalTime, optionalTimeZone } from './when.ts';

export const capacityRange = say('capacityRange', { min: limits.capacity_min, max: limits.capacity_max });
const roomNamesRange = fault('roomNamesRange', { max: limits.room_names_max });

/** Guests see a completed run at once, or when a host publishes it. */
const publishModes = ['at_once', 'by_hand'] as const;

const onlyOpen = fault('onlyOpened');

export const typeTheName = say('typeTheName');

/** A name as it is typed again: blanks and the way an accent is made do not count. */
const asTyped = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

export const isNameTyped = (typed: string, name: string): boolean => asTyped(typed) === asTyped(name);

const language = z.enum(languages, { error: fault('languageUnknown') });

export const sameLanguageTwice = say('sameLanguageTwice');

/** The fault of an event's languages together. */
export const languageFaults = (event: { language: string; second_language: string | null }): Sentence[] =>
  event.language === event.second_language ? [sameLanguageTwice] : [];

/** What a host fills in, with the rules for it. The columns of the events' table have the same names. */
export const eventFields = z.object({
  name: text('name', { max: limits.event_name_max, required: fault('eventNameMissing'), oneLine: true }),
  description: optionalText('description', { max: limits.event_description_max }),
  event_date: optionalDay('event_date'),
  start_time: optionalTime('start_time'),
  end_time: optionalTime('end_time'),
  time_zone: optionalTimeZone,
  place: optionalText('place', { max: limits.place_max, oneLine: true }),
  online_url: optionalLink('link', limits.online_url_max),
  capacity: z
    .int({ error: spell(capacityRange) })
    .min(limits.capacity_min, spell(capacityRange))
    .max(limits.capacity_max, spell(capacityRange))
    .nullable(),
  // An empty list means no names, as an empty field does.
  room_names: z.preprocess(
    (names) => (Array.isArray(names) && names.length === 0 ? null : names),
    z
      .array(
        text('room_name', {
          max: limits.room_name_max,
          required: fault('isBlank', { field: 'room_name' }),
          oneLine: true,
        }),
        {
          error: roomNamesRange,
        },
      )
      .max(limits.room_names_max, roomNamesRange)
      .nullable(),
  ),
  guest_join: z.boolean({ error: fault('trueOrFalse', { field: 'guest_join' }) }),
  publish: z.enum(publishModes, { error: fault('eitherOf', { field: 'publish', others: 'at_once', last: 'by_hand' }) }),
  joining: z.enum(joinings, { error: fault('oneOf', { field: 'joining', choices: joinings.join(', ') }) }),
  joining_until: optionalMoment('joining_until'),
  language,
  second_language: z.preprocess((code) => (code === '' ? null : code), language.nullable()),
  listed: z.boolean({ error: fault('trueOrFalse', { field: 'listed' }) }),
  embed_sites: optionalSites,
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
  /** When guests see the matches of a completed run. */
  publish: z.enum(publishModes),
  joining: z.enum(joinings),
  /** 'YYYY-MM-DDTHH:MM' in the event's time zone. The last moment to join. */
  joining_until: z.string().nullable(),
  /** Of the stage, the poster and paper, and of mails to people who have no language of their own. */
  language: z.enum(languages),
  /** Stage, poster and paper show it below the first; null: none. */
  second_language: z.enum(languages).nullable(),
  /** Everyone who has the link sees name, date and place, also signed out. */
  listed: z.boolean(),
  /** Sites that may show the event in a frame. */
  embed_sites: z.array(z.string()).nullable(),
}) satisfies z.ZodType<z.output<typeof eventFields>>;

export const event = z
  .object({
    id: wireId,
    ...storedEventFields.shape,
    /** In hosts' answers only. */
    publish: storedEventFields.shape.publish.optional(),
    /** Grows with each change of a field. */
    version: z.int(),
    /** The moments of the start and of the end; null without a time. */
    starts_at: timestamp.nullable(),
    ends_at: timestamp.nullable(),
    /** It has ended and its doors are closed, so nobody can join. A later date opens it again. */
    over: z.boolean(),
    /** The host's picture, below the server's origin, of 1200 by 630 pixels; with `?size=small` of 600 by 315. Null: none. */
    cover_url: z.string().nullable(),
    /** Nobody can join any more, but with the code of its evening. Hosts can still let in people who ask. */
    joining_closed: z.boolean(),
    /** The number of participants. */
    participants_count: z.int(),
    /** For its hosts alone: people who are invited and have not said yes. */
    invited_count: z.int().optional(),
    /** The number of people waiting for a place. */
    waiting_count: z.int(),
    user_joined: z.boolean(),
    user_waiting: z.boolean(),
    /** They ask to join, and a host has not answered yet. */
    user_asked: z.boolean(),
    /** They are invited: they join an event of invited people, and need not ask. */
    user_invited: z.boolean(),
    /** The hosts' words to the caller; missing where there are none. */
    words_count: z.int().optional(),
    /** They host it beside its creator. */
    user_cohost: z.boolean(),
    /** They help at its door. */
    user_door: z.boolean(),
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
export const eventDatePassed = say('eventDatePassed');

const params = z.object({ event_id: eventId });
const tag = 'Events';

export const createEvent = defineEndpoint({
  id: 'createEvent',
  method: 'POST',
  path: '/events',
  tag,
  summary: 'Create an event',
  description:
    'You become its host. Only the name is needed; `language` is yours. Sent twice with one `client_id`, it is created once.',
  access: 'signed_in',
  body: z.object({
    event: eventFields.partial().extend({ name: eventFields.shape.name, client_id: clientId }).meta({ id: 'NewEvent' }),
  }),
  data: z.object({ event }),
  message: 'eventCreated',
  failures: [],
});

export const updateEvent = defineEndpoint({
  id: 'updateEvent',
  method: 'PUT',
  path: '/events/:event_id',
  tag,
  summary: 'Change an event',
  description:
    'Fields left out stay. With `version`, a field changed since is kept (409, with the present event). Its owner opens a closed event: `closed: false`.',
  access: 'host',
  params,
  body: z.object({
    event: eventFields
      .partial()
      .extend({ closed: z.literal(false, onlyOpen).optional(), version })
      .meta({ id: 'EventChanges' }),
  }),
  data: z.object({ event }),
  message: 'eventUpdated',
  failures: ['event_closed', 'event_changed'],
});

export const deleteEvent = defineEndpoint({
  id: 'deleteEvent',
  method: 'DELETE',
  path: '/events/:event_id',
  tag,
  summary: 'Delete an event',
  description: 'Deletes its answers and matches; messages stay. Participants hear of it if it is ahead. Send its name.',
  access: 'owner',
  params,
  // Without a body nothing was typed, which is refused like a wrong name.
  body: z.object({ event: z.object({ name: z.string({ error: spell(typeTheName) }) }, { error: spell(typeTheName) }) }),
  bodyOptional: true,
  data: z.object({}),
  message: 'eventDeleted',
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
  scope: 'read',
  query: z.object(pageQuery),
  data: z.object({ events: z.array(event), ...pageFields }),
  message: 'ok',
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
  message: 'ok',
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
  scope: 'read',
  params,
  data: z.object({ event }),
  message: 'ok',
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
  scope: 'read',
  params,
  data: z.object({}),
  produces: 'text/calendar',
  message: 'ok',
  failures: ['no_date_yet'],
});

export const joinEvent = defineEndpoint({
  id: 'joinEvent',
  method: 'POST',
  path: '/events/:event_id/join',
  tag,
  summary: 'Join an event',
  description:
    'If the event is full, you go on its waiting list. Where hosts let people in, you ask (`user_asked`). Joining twice counts once.',
  access: 'event',
  params,
  data: z.object({ event }),
  message: 'ok',
  failures: [
    'event_closed',
    'event_over',
    'removed_from_event',
    'declined_at_event',
    'by_invitation',
    'joining_closed',
    'invalid',
  ],
});

export const leaveEvent = defineEndpoint({
  id: 'leaveEvent',
  method: 'DELETE',
  path: '/events/:event_id/leave',
  tag,
  summary: 'Leave an event or its waiting list',
  description: 'Your answers stay, in case you come back. Asking to join ends, too.',
  access: 'event',
  params,
  data: z.object({ event }),
  message: 'leftEvent',
  failures: [],
});
