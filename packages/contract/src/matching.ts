import { z } from 'zod';
import { emailConfirmed } from './email-confirmed.ts';
import { defineEndpoint } from './endpoint.ts';
import type { FailureCode } from './failures.ts';
import { eventId, timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { pageFields, pageQuery } from './page.ts';
import { wholeNumber } from './text.ts';

export const matchRunStatuses = ['queued', 'processing', 'completed', 'failed'] as const;
export type MatchRunStatus = (typeof matchRunStatuses)[number];

/** As seen from `user`: `can_help` means that `user` has what `matched_user` is looking for. */
export const matchCategories = ['mutual_connections', 'can_help', 'can_receive_help'] as const;
export const matchCategory = z.enum(matchCategories);
export type MatchCategory = (typeof matchCategories)[number];

/** The same relation seen from the other side. */
export const mirrored: Record<MatchCategory, MatchCategory> = {
  mutual_connections: 'mutual_connections',
  can_help: 'can_receive_help',
  can_receive_help: 'can_help',
};

const percentage = z.int().min(0).max(100);

export const matchRun = z.object({
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
  /** Which engine did the work, and what it wants to say about it. Null until completed. */
  engine: z.string().nullable(),
  /** How many people's best match is strong, fair or thin. Null until completed. */
  coverage: z.object({ strong: z.int(), fair: z.int(), thin: z.int() }).nullable(),
  /** How many people's answers were so long, at so large an event, that only their beginnings were read. */
  read_in_part: z.int(),
  /** What an AI endpoint did and cost. Null without one. `fallbacks`: where the built-in engine stood alone. */
  ai: z
    .object({
      model: z.string().nullable(),
      embedding_model: z.string().nullable(),
      calls: z.int(),
      input_tokens: z.int(),
      output_tokens: z.int(),
      fallbacks: z.int(),
    })
    .nullable()
    .optional(),
  created_at: timestamp,
  completed_at: timestamp.nullable(),
});
export type MatchRun = z.output<typeof matchRun>;

/** With the e-mail: for the event's host only. */
const knownPerson = z.object({
  id: wireId,
  alias: z.string().nullable(),
  email: z.string().nullable(),
  email_confirmed: emailConfirmed,
});

export const match = z.object({
  id: wireId,
  user: knownPerson,
  matched_user: knownPerson,
  match_percentage: percentage,
});
export type Match = z.output<typeof match>;

export const room = z.object({
  room_number: z.int(),
  participants: z.array(knownPerson),
  match_category: matchCategory,
  match_percentage: percentage,
  /** Of a room below 20 %: how many of its people have told hardly anything of what they offer or look for. Null elsewhere. */
  told_little: z.int().nullable(),
});
export type Room = z.output<typeof room>;

export const myMatch = z.object({
  user: z.object({ id: wireId, alias: z.string().nullable() }),
  match_category: matchCategory,
  match_percentage: percentage,
  detailed_reasons: z.array(z.string()),
  /** What the caller could say first, made of the strongest reason. Null where there is nothing to ask. */
  opener: z.string().nullable(),
  /** The caller's own room. */
  room_number: z.int().nullable(),
});
export type MyMatch = z.output<typeof myMatch>;

const params = z.object({ event_id: eventId });
const query = z.object({
  match_run_id: z.uuid({ error: 'match_run_not_found' satisfies FailureCode }).optional(),
  ...pageQuery,
});
const tag = 'Matching';

export const runMatches = defineEndpoint({
  id: 'runMatches',
  method: 'POST',
  path: '/events/:event_id/run_matches',
  tag,
  summary: 'Start a match run for everyone who has joined',
  access: 'host',
  params,
  body: z.object({
    room_size: wholeNumber('Room size', limits.room_size_min, limits.room_size_max).default(limits.room_size_default),
    matches_per_person: wholeNumber(
      'Matches per person',
      limits.matches_per_person_min,
      limits.matches_per_person_max,
    ).default(limits.matches_per_person_default),
  }),
  bodyOptional: true,
  data: z.object({ match_run: matchRun }),
  status: 202,
  message: 'Matching has started.',
  failures: ['too_few_participants', 'run_in_progress'],
});

export const getMatchStatus = defineEndpoint({
  id: 'getMatchStatus',
  method: 'GET',
  path: '/events/:event_id/match_status',
  tag,
  summary: 'The newest match run',
  access: 'host',
  params,
  data: z.object({ match_run: matchRun }),
  message: 'OK',
  failures: ['no_match_run_yet'],
});

export const listMatchRuns = defineEndpoint({
  id: 'listMatchRuns',
  method: 'GET',
  path: '/events/:event_id/match_runs',
  tag,
  summary: 'All match runs, newest first',
  access: 'host',
  params,
  query: z.object(pageQuery),
  data: z.object({ match_runs: z.array(matchRun), ...pageFields }),
  message: 'OK',
  failures: [],
});

export const getMatches = defineEndpoint({
  id: 'getMatches',
  method: 'GET',
  path: '/events/:event_id/matches',
  tag,
  summary: "A completed run's matches by category (without `match_run_id`: the newest completed run)",
  access: 'host',
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
  message: 'OK',
  failures: ['match_run_not_found', 'no_matches_yet'],
});

export const getRoomAssignments = defineEndpoint({
  id: 'getRoomAssignments',
  method: 'GET',
  path: '/events/:event_id/room_assignments',
  tag,
  summary: "A completed run's rooms (without `match_run_id`: the newest completed run)",
  access: 'host',
  params,
  query,
  data: z.object({
    summary: z.object({ total_rooms: z.int(), total_participants: z.int() }),
    rooms: z.array(room),
    ...pageFields,
  }),
  message: 'OK',
  failures: ['match_run_not_found', 'no_matches_yet'],
});

export const listMyMatches = defineEndpoint({
  id: 'listMyMatches',
  method: 'GET',
  path: '/events/:event_id/my_matches',
  tag,
  summary: 'Whom you should meet, best first, from the newest completed run',
  access: 'joined',
  params,
  data: z.object({ matches: z.array(myMatch) }),
  message: 'OK',
  failures: [],
});
