import { languages } from '@serendip/texts/languages';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { event } from './events.ts';
import { fault } from './fault.ts';
import { heedRules } from './heed-rules.ts';
import { eventId, idOr, timestamp, userId, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { matchFit, topicQuote } from './matching.ts';
import { namedPerson, personWithCard } from './people.ts';
import { refusedAs } from './refused-as.ts';
import { wholeNumber } from './text.ts';
import { shownWord } from './words.ts';

export const liveStates = ['doors', 'round', 'break', 'paused', 'ended'] as const;
export type LiveState = (typeof liveStates)[number];

/** The actions of a host in an evening. */
export const liveActions = [
  'open_doors',
  'renew_code',
  'start',
  'next',
  'pause',
  'resume',
  'add_minute',
  'add_round',
  'admit',
  'end',
] as const;
export type LiveAction = (typeof liveActions)[number];

/** The caller's own place. In a break `next` says where they go. */
const ownPlace = z
  .object({
    here: z.boolean(),
    /** The caller's name on the stage and on paper, or null for the alias. */
    shown_name: z.string().nullable(),
    /** Null outside rounds, and for somebody without a seat in this one. */
    room_number: z.int().nullable(),
    /** The host's name for the room; null: 'Room n'. */
    room_name: z.string().nullable(),
    /** They were told another room for this round before. */
    changed: z.boolean(),
    /** The others in the room. */
    people: z.array(personWithCard.extend({ quotes: z.array(topicQuote), fit: matchFit.nullable() })),
    /** The newest word of a host to the caller; missing where there is none. */
    word: shownWord.optional(),
    /** One line for each of `people`, in their order; empty where nothing can be said. */
    reasons: z.array(z.string()),
    next: z
      .object({ round: z.int(), room_number: z.int(), room_name: z.string().nullable(), changed: z.boolean() })
      .nullable(),
  })
  .meta({ id: 'OwnPlace' });

const moment = {
  state: z.enum(liveStates),
  /** 0 while the doors are open before round 1. */
  round: z.int(),
  /** 0 until a run is chosen. */
  rounds: z.int(),
  /** Null in states without an end, and while paused. */
  ends_at: timestamp.nullable(),
  /** Seconds that are left of what is paused. */
  paused_left: z.number().nullable(),
  /** The server's clock, from which phones reckon. */
  now: timestamp,
  here_count: z.int(),
  /** Participants who are not here. */
  expected_count: z.int(),
  /** Whether rounds and breaks follow by themselves, and how many minutes they have. */
  automatic: z.boolean(),
  minutes: z.int(),
  break_minutes: z.int(),
};

export const live = z
  .object({
    ...moment,
    /** To be sent along with every action. */
    version: z.int(),
    /** Whether the pause is in a break or a round; null unless paused. */
    paused_in: z.enum(['round', 'break']).nullable(),
    match_run_id: wireId.nullable(),
    room_names: z.array(z.string()).nullable(),
    /** For somebody who takes part. */
    me: ownPlace.optional(),
    /** For the host. */
    code: z.string().nullable().optional(),
    /** How many were here at some time; for the host. */
    came_count: z.int().optional(),
    /** New people ask at the door, and so many do now; for the host. */
    one_by_one: z.boolean().optional(),
    asking_count: z.int().optional(),
  })
  .meta({ id: 'Live' });
export type Live = z.output<typeof live>;

export const rosterStates = ['expected', 'here', 'waiting', 'asking'] as const;

export const stage = z
  .object({
    ...moment,
    /** Null before the doors first open. */
    state: z.enum(liveStates).nullable(),
    event_name: z.string(),
    /** The event's, in which the stage speaks; null: it has no second one. */
    language: z.enum(languages),
    second_language: z.enum(languages).nullable(),
    paused_in: z.enum(['round', 'break']).nullable(),
    code: z.string().nullable(),
    /** The newest word that a host shows here; missing where there is none. */
    word: shownWord.optional(),
    /** Where the code's QR leads. */
    check_in_url: z.string().nullable(),
    /** Everybody's room in this round, in a break in the next one, in the event's languages; by alias. */
    seats: z.array(
      z.object({
        alias: z.string(),
        /** Null: only the alias may be shown. */
        name: z.string().nullable(),
        room: z.string(),
      }),
    ),
  })
  .meta({ id: 'Stage' });
export type Stage = z.output<typeof stage>;

const params = z.object({ event_id: eventId });
const tag = 'Evening';

export const checkIn = defineEndpoint({
  id: 'checkIn',
  method: 'POST',
  path: '/events/:event_id/check_in',
  tag,
  summary: 'Check in with the code of the evening',
  description:
    'Takes the code from the stage, and joins you first. Where hosts let people in, a new person asks: `live` is null.',
  access: 'event',
  params,
  body: z.object({
    check_in: z.object({
      code: z.string({ error: fault('isMissing', { field: 'code' }) }).max(100, fault('isInvalid', { field: 'code' })),
    }),
  }),
  data: z.object({ event, live: live.nullable() }),
  message: 'ok',
  failures: ['event_closed', 'removed_from_event', 'declined_at_event', 'bad_check_in_code', 'event_full', 'invalid'],
});

export const getRoster = defineEndpoint({
  id: 'getRoster',
  method: 'GET',
  path: '/events/:event_id/roster',
  tag,
  summary: 'List the people at the door',
  description: 'Everyone here, expected, waiting or asking to come in. Door helpers get no e-mails.',
  access: 'door',
  scope: 'read',
  params,
  data: z.object({
    participants: z.array(
      namedPerson
        .extend({
          email: z.string().nullable(),
          /** Their name on the stage; null: the alias. */
          shown_name: z.string().nullable(),
          state: z.enum(rosterStates),
          /** Since when they are here, wait or ask; of those expected, since when they take part. */
          since: timestamp,
          /** When they joined; null while they wait or ask. */
          joined_at: timestamp.nullable(),
        })
        .meta({ id: 'RosterPerson' }),
    ),
    here_count: z.int(),
  }),
  message: 'ok',
  failures: [],
});

export const getLive = defineEndpoint({
  id: 'getLive',
  method: 'GET',
  path: '/events/:event_id/live',
  tag,
  summary: 'Read the evening',
  description: 'With your place in it; null before the doors first open.',
  access: 'door_or_joined',
  scope: 'run',
  params,
  data: z.object({ live: live.nullable() }),
  etag: true,
  message: 'ok',
  failures: [],
});

export const actOnLive = defineEndpoint({
  id: 'actOnLive',
  method: 'POST',
  path: '/events/:event_id/live',
  tag,
  summary: 'Run the evening',
  description:
    'Action `admit` sets `one_by_one`. Send the version you last read: after a change since, nothing happens (409).',
  access: 'host',
  scope: 'run',
  params,
  body: z.object({
    live: z.object({
      action: z.enum(liveActions, { error: fault('isInvalid', { field: 'action' }) }),
      /** As the caller last saw it; 0 before the doors first open. */
      version: wholeNumber('version', 0, 2_000_000_000),
      match_run_id: idOr('match_run_not_found').optional(),
      minutes: wholeNumber('minutes', limits.round_minutes_min, limits.round_minutes_max).default(
        limits.round_minutes_default,
      ),
      break_minutes: wholeNumber('break_minutes', limits.break_minutes_min, limits.break_minutes_max).default(
        limits.break_minutes_default,
      ),
      automatic: z.boolean({ error: fault('trueOrFalse', { field: 'automatic' }) }).default(true),
      /** For `admit`. */
      one_by_one: z.boolean({ error: fault('trueOrFalse', { field: 'one_by_one' }) }).optional(),
    }),
  }),
  data: z.object({ live }),
  message: 'ok',
  failures: ['event_closed', 'evening_moved_on', 'match_run_not_found', 'no_matches_yet', 'invalid'],
});

export const setPresence = defineEndpoint({
  id: 'setPresence',
  method: 'PATCH',
  path: '/events/:event_id/presence',
  tag,
  summary: 'Check a person in or out',
  description: 'Hosts and door helpers do both, for everyone. Others only check themselves out.',
  access: 'door_or_joined',
  scope: 'run',
  params,
  body: z.object({
    presence: z.object({ user_id: userId, here: z.boolean({ error: fault('trueOrFalse', { field: 'here' }) }) }),
  }),
  data: z.object({ live }),
  message: 'ok',
  failures: ['not_host', 'user_not_found', 'invalid'],
});

export const movePerson = defineEndpoint({
  id: 'movePerson',
  method: 'POST',
  path: '/events/:event_id/live/move',
  tag,
  summary: 'Move a person to another room',
  description: 'In a round that has not ended. Later changes of seats keep them there.',
  access: 'host',
  scope: 'run',
  params,
  body: z.object({
    user_id: userId,
    room_number: wholeNumber('room_number', 1, limits.room_number_max),
    round: wholeNumber('round', 1, limits.rounds_max),
    heed_rules: heedRules,
  }),
  data: z.object({ live }),
  message: 'ok',
  failures: ['user_not_found', 'rule_would_break', 'invalid'],
});

export const getLiveRooms = defineEndpoint({
  id: 'getLiveRooms',
  method: 'GET',
  path: '/events/:event_id/live/rooms',
  tag,
  summary: 'List the rooms of the evening',
  description: 'By default of the current round, in a break of the next.',
  access: 'host',
  scope: 'run',
  params,
  query: z.object({
    round: z
      .string()
      .regex(/^\d{1,2}$/, fault('no_such_round'))
      .optional(),
  }),
  data: z.object({
    round: z.int(),
    rooms: z.array(
      z
        .object({
          room_number: z.int(),
          room_name: z.string().nullable(),
          people: z.array(namedPerson.extend({ moved: z.boolean(), changed: z.boolean() })),
        })
        .meta({ id: 'LiveRoom' }),
    ),
    /** People who are here and have no room in this round. */
    without_room: z.array(namedPerson),
  }),
  message: 'ok',
  failures: ['invalid'],
});

export const makeStageLink = defineEndpoint({
  id: 'makeStageLink',
  method: 'POST',
  path: '/events/:event_id/stage_link',
  tag,
  summary: 'Make an address for the stage',
  description: 'A projector can open it without a session. An earlier address stops working.',
  access: 'host',
  params,
  data: z.object({ stage_link: z.object({ address: z.string(), secret: z.string() }) }),
  message: 'ok',
  failures: ['event_closed'],
});

export const getStageAsHost = defineEndpoint({
  id: 'getStageAsHost',
  method: 'GET',
  path: '/events/:event_id/stage',
  tag,
  summary: 'Read the stage',
  description: 'For a projector.',
  access: 'host',
  scope: 'run',
  params,
  data: z.object({ stage }),
  etag: true,
  message: 'ok',
  failures: [],
});

export const getStage = defineEndpoint({
  id: 'getStage',
  method: 'GET',
  path: '/stage/:secret',
  tag,
  summary: 'Read the stage by its secret address',
  description: 'Anyone with the secret can read it.',
  access: 'public',
  letsIn: true,
  params: z.object({ secret: refusedAs('stage_not_found', z.string().regex(/^[\w-]{43}$/)) }),
  data: z.object({ stage }),
  etag: true,
  message: 'ok',
  failures: ['stage_not_found'],
});
