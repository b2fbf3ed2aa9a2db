import { say } from '@serendip/texts/sentence';
import { z } from 'zod';
import { contactState } from './contacts.ts';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId, idOr, timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { meetingAnswer, note } from './meetings.ts';
import { pageFields, pageQuery } from './page.ts';
import { personForHost, personWithCard } from './people.ts';
import { refusedAs } from './refused-as.ts';
import { ruleOutcome } from './rule-outcome.ts';
import { wholeNumber } from './text.ts';

export const matchRunStatuses = ['queued', 'processing', 'completed', 'failed'] as const;
export type MatchRunStatus = (typeof matchRunStatuses)[number];

/** As seen from `user`: `can_help` means that `user` has what `matched_user` is looking for. */
export const matchCategories = ['mutual_connections', 'can_help', 'can_receive_help'] as const;
export const matchCategory = z.enum(matchCategories).meta({ id: 'MatchCategory' });
export type MatchCategory = (typeof matchCategories)[number];

/** The same relation seen from the other side. */
export const mirrored: Record<MatchCategory, MatchCategory> = {
  mutual_connections: 'mutual_connections',
  can_help: 'can_receive_help',
  can_receive_help: 'can_help',
};

const percentage = z.int().min(0).max(100);

export const matchRun = z
  .object({
    id: wireId,
    match_run_id: wireId,
    status: z.enum(matchRunStatuses),
    total_participants: z.int(),
    /** Pairs. */
    total_matches_generated: z.int(),
    progress_percentage: percentage,
    /** Seconds from the start of the work to its end, or until now. Null while queued. */
    duration: z.number().nullable(),
    error_message: z.string().nullable(),
    room_size: z.int(),
    matches_per_person: z.int(),
    /** In each of them everybody has a room. */
    rounds: z.int(),
    /** Only people who were here when it began. */
    present_only: z.boolean(),
    /** People who met at other events of the host were brought together only where nobody else was left. */
    mix: z.boolean(),
    /** Which engine did the work, and what it wants to say about it. Null until completed. */
    engine: z.string().nullable(),
    /** How many people's best match is strong, fair or thin. Null until completed. */
    coverage: z.object({ strong: z.int(), fair: z.int(), thin: z.int() }).nullable(),
    /** How many people's answers were so long, at so large an event, that only their beginnings were read. */
    read_in_part: z.int(),
    /**
     * What an AI endpoint did and cost. Null without one. `fallbacks`: where the built-in engine stood alone; `notice`: a
     * sentence for the host where that is because of the endpoint or its budget.
     */
    ai: z
      .object({
        model: z.string().nullable(),
        embedding_model: z.string().nullable(),
        calls: z.int(),
        input_tokens: z.int(),
        output_tokens: z.int(),
        fallbacks: z.int(),
        notice: z.string().nullable().optional(),
      })
      .nullable()
      .optional(),
    /** Whether each rule of the event held, as the rules stood then. Null without rules, and until completed. */
    rules: z.array(ruleOutcome).nullable().optional(),
    /** How many rounds the evening that used it has begun. Null: no evening used it. */
    rounds_held: z.int().nullable(),
    created_at: timestamp,
    completed_at: timestamp.nullable(),
    /** When guests last began to see it. Null of a draft. */
    published_at: timestamp.nullable(),
    /** From 1, the event's oldest. */
    number: z.int(),
    /** Grows with each edit by hand. */
    version: z.int(),
  })
  .meta({ id: 'MatchRun' });
export type MatchRun = z.output<typeof matchRun>;

export const match = z
  .object({
    id: wireId,
    user: personForHost,
    matched_user: personForHost,
    match_percentage: percentage,
    /** A host added it. Left out where not. */
    by_hand: z.boolean().optional(),
  })
  .meta({ id: 'Match' });
export type Match = z.output<typeof match>;

export const room = z
  .object({
    room_number: z.int(),
    participants: z.array(personForHost),
    /** These two are null of rooms as they were held. */
    match_category: matchCategory.nullable(),
    match_percentage: percentage.nullable(),
    /** Of a room below 20 %: how many of its people have told hardly anything of what they offer or look for. Null elsewhere. */
    told_little: z.int().nullable(),
  })
  .meta({ id: 'Room' });
export type Room = z.output<typeof room>;

/** An own topic of somebody that the lines beside hold as it was typed, and the language it is written in. */
export const topicQuote = z.object({ phrase: z.string(), lang: z.string() }).meta({ id: 'TopicQuote' });
export type TopicQuote = z.output<typeof topicQuote>;
/**
 * How strongly a match is said: `strong` where both sides of a help were plainly said and the percentage is 40 or more, `good` where
 * one was, or both below 40; `hello` for all others.
 */
export const matchFit = z.enum(['strong', 'good', 'hello']);
export type MatchFit = z.output<typeof matchFit>;

export const myMatch = z
  .object({
    user: personWithCard,
    match_category: matchCategory,
    match_percentage: percentage,
    fit: matchFit,
    /** The category as far as the reasons name it, for the guests' screens. Null where they name no direction of help. */
    named_category: matchCategory.nullable(),
    /** Something connects the two, and not only the other person is told of. The others stand last on the screen. */
    connected: z.boolean(),
    /** Up to three sentences in the caller's language, the most telling first. Empty where nothing is sure. */
    detailed_reasons: z.array(z.string()),
    /** A first question for the caller to ask, from the strongest reason. Null if there is nothing to ask. */
    opener: z.string().nullable(),
    quotes: z.array(topicQuote),
    /** The caller's own room. */
    room_number: z.int().nullable(),
    /** Whether the caller says that they met; null until they do. */
    meeting: meetingAnswer.nullable(),
    note,
    contact: contactState,
  })
  .meta({ id: 'MyMatch' });
export type MyMatch = z.output<typeof myMatch>;

/** The caller's room in one round. */
export const myRoom = z
  .object({
    round: z.int(),
    room_number: z.int(),
    /** Whether people have met in it: the evening's round has begun, or there is no evening and the event has. */
    begun: z.boolean(),
    /** They went before its end: it holds whom they met, and is no place of theirs. */
    left: z.boolean(),
    /** Whom they share it with, without themselves; and what the caller says of them. */
    people: z.array(
      personWithCard.extend({
        meeting: meetingAnswer.nullable(),
        note,
        contact: contactState,
        /** The evening's round has begun, so that the two may write to each other. */
        may_write: z.boolean(),
        quotes: z.array(topicQuote),
        /** Null in plans from before fits were told. */
        fit: matchFit.nullable(),
      }),
    ),
    /** One line for each of `people`, in their order; empty where nothing can be said. */
    reasons: z.array(z.string()),
  })
  .meta({ id: 'MyRoom' });
export type MyRoom = z.output<typeof myRoom>;

const params = z.object({ event_id: eventId });
const query = z.object({
  match_run_id: idOr('match_run_not_found').optional(),
  ...pageQuery,
});
const tag = 'Matching';

export const runMatches = defineEndpoint({
  id: 'runMatches',
  method: 'POST',
  path: '/events/:event_id/run_matches',
  tag,
  summary: 'Generate matches',
  description: 'Answers at once; follow the run with `getMatchStatus`. An event has one active run at a time.',
  access: 'host',
  scope: 'run',
  params,
  body: z.object({
    room_size: wholeNumber('room_size', limits.room_size_min, limits.room_size_max).default(limits.room_size_default),
    matches_per_person: wholeNumber(
      'matches_per_person',
      limits.matches_per_person_min,
      limits.matches_per_person_max,
    ).default(limits.matches_per_person_default),
    rounds: wholeNumber('rounds', limits.rounds_min, limits.rounds_max).default(limits.rounds_default),
    /** Only people who are here, once the doors are open. */
    present_only: z.boolean({ error: fault('trueOrFalse', { field: 'present_only' }) }).default(false),
    /** Mix people who have not met yet: at any event of the host, not only at this one. */
    mix: z.boolean({ error: fault('trueOrFalse', { field: 'mix' }) }).default(true),
    /** A completed run whose pins and pairs by hand the new one keeps. */
    around: idOr('match_run_not_found').optional(),
    /** It stays a draft, also where runs are published at once. */
    draft: z.boolean({ error: fault('trueOrFalse', { field: 'draft' }) }).default(false),
  }),
  bodyOptional: true,
  data: z.object({ match_run: matchRun }),
  status: 202,
  message: 'matchingStarted',
  failures: ['event_closed', 'too_few_participants', 'run_in_progress', 'doors_not_open', 'match_run_not_found'],
});

export const getMatchStatus = defineEndpoint({
  id: 'getMatchStatus',
  method: 'GET',
  path: '/events/:event_id/match_status',
  tag,
  summary: 'Follow the newest match run',
  description: 'Call it every two seconds or so until the status is `completed` or `failed`.',
  access: 'host',
  scope: 'run',
  params,
  data: z.object({ match_run: matchRun }),
  message: 'ok',
  failures: ['no_match_run_yet'],
});

/** The reason of a run that a host has cancelled. */
export const cancelledByHost = say('cancelledByHost');

export const cancelMatchRun = defineEndpoint({
  id: 'cancelMatchRun',
  method: 'POST',
  path: '/events/:event_id/match_runs/:run_id/cancel',
  tag,
  summary: 'Cancel a match run',
  description: 'It ends as `failed`.',
  access: 'host',
  scope: 'run',
  params: params.extend({ run_id: idOr('match_run_not_found') }),
  data: z.object({ match_run: matchRun }),
  message: 'matchingCancelled',
  failures: ['match_run_not_found', 'run_has_ended'],
});

export const listMatchRuns = defineEndpoint({
  id: 'listMatchRuns',
  method: 'GET',
  path: '/events/:event_id/match_runs',
  tag,
  summary: 'List all match runs',
  description: 'Newest first.',
  access: 'host',
  scope: 'run',
  params,
  query: z.object(pageQuery),
  data: z.object({ match_runs: z.array(matchRun), ...pageFields }),
  message: 'ok',
  failures: [],
});

export const getMatches = defineEndpoint({
  id: 'getMatches',
  method: 'GET',
  path: '/events/:event_id/matches',
  tag,
  summary: 'List the matches of a run',
  description: 'By category, the best first. Without `match_run_id`, of the newest completed run.',
  access: 'host',
  scope: 'run',
  params,
  query,
  data: z.object({
    summary: z.object({ total_matches: z.int() }),
    match_run: matchRun,
    matches: z.object({
      mutual_connections: z.array(match),
      can_help: z.array(match),
      can_receive_help: z.array(match),
    }),
    /** `total` and `per_page` count pairs. */
    ...pageFields,
  }),
  message: 'ok',
  failures: ['match_run_not_found', 'no_matches_yet'],
});

export const getRoomAssignments = defineEndpoint({
  id: 'getRoomAssignments',
  method: 'GET',
  path: '/events/:event_id/room_assignments',
  tag,
  summary: 'List the rooms of a run',
  description: 'Without `match_run_id`, of the newest completed run. `as=held`: as people really sat.',
  access: 'host',
  scope: 'run',
  params,
  query: query.extend({
    round: refusedAs(
      'no_such_round',
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ).optional(),
    as: z
      .enum(['planned', 'held'], { error: fault('eitherOf', { field: 'as', others: 'planned', last: 'held' }) })
      .default('planned'),
  }),
  data: z.object({
    /** Of this round. */
    summary: z.object({ total_rooms: z.int(), total_participants: z.int() }),
    /** How many the run has, or the evening has begun. */
    rounds: z.int(),
    round: z.int(),
    rooms: z.array(room),
    ...pageFields,
  }),
  message: 'ok',
  failures: ['match_run_not_found', 'no_matches_yet', 'no_such_round', 'no_evening_used_run'],
});

export const listMyMatches = defineEndpoint({
  id: 'listMyMatches',
  method: 'GET',
  path: '/events/:event_id/my_matches',
  tag,
  summary: 'List your matches and rooms',
  description: 'Of the newest completed run, the best first, with reasons. Rooms are as they are in the evening.',
  access: 'joined',
  params,
  data: z.object({
    matches: z.array(myMatch),
    /** Of every round, in order. Empty for somebody without a room. */
    rooms: z.array(myRoom),
    /** Whether the event has begun, so that one can say whom one met. */
    meetings_open: z.boolean(),
    /** After the end, until when to ask whom they met. Null before it, and long after it. */
    follow_up_until: timestamp.nullable(),
  }),
  message: 'ok',
  failures: [],
});
