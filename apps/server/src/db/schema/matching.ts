import type { RuleKind, RuleTerms } from '@serendip/contract/rules';
import type { MatchedPair } from '@serendip/matching/types';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { users } from './accounts.ts';
import { at, bytes, createdAt, id, ownerOf } from './columns.ts';
import { events } from './events.ts';

/** An AI endpoint's work for a run, and its cost. */
export interface StoredAiUse {
  model: string | null;
  embedding_model: string | null;
  calls: number;
  input_tokens: number;
  output_tokens: number;
  /** People and candidate lists that the built-in engine handled without a reply. */
  fallbacks: number;
  /** Why, as a sentence for the host. Missing in runs from before. */
  notice?: string | null;
}

export interface ToldPeople {
  users: string[];
  last: 'and' | 'or';
}
export type ToldGroup =
  | { is: 'people'; users: string[] }
  | { is: 'label'; label: string }
  | { is: 'domain'; domain: string }
  | { is: 'answer'; option: string; question: string }
  | { is: 'same_answer'; question: string }
  | { is: 'everyone' | 'same_domain' | 'same_label' };
/** A rule as its sentence needs it, in any language: labels, questions and options in words, people by id. */
export interface ToldRule extends Omit<RuleTerms, 'a' | 'b'> {
  kind: RuleKind;
  a: ToldGroup;
  b?: ToldGroup;
}
/** Rows of before rules were data hold English words. */
export type Told = ToldRule | (string | ToldPeople)[];

/** How a rule fared in a run. People stand in its sentence by id, so that no name outlives an account. */
export interface StoredRuleOutcome {
  rule_id: string;
  /** Of the rule and its people as they were judged. Missing in rows of before. */
  stamp?: string;
  told: Told;
  /** How people without a room miss it. */
  miss: 'unmet' | 'matched' | 'few' | 'many' | null;
  kept: boolean;
  broken_by: { people: string[]; round: number | null; room_number: number | null }[];
  /** In how many places, of which `broken_by` names the first. */
  times: number;
  because: string | null;
}

/** An own topic whose words a line holds. The words themselves are not kept: they are gone for readers as soon as the topic is. */
export interface StoredQuote {
  /** `a` or `b`, who reads it, with the number of the line from 0, and `o` for its opener. Before lines were data, `ao` or `bo` for the only opener. */
  line: string;
  /** The topic's `seq`. */
  topic: number;
  /** It was shown when the line was made. Otherwise a few common words of it were named, as of any answer. */
  shown: boolean;
  lang: string | null;
}

type ReasonLine = MatchedPair['reasons_for_a'][number];

export const matchRuns = pgTable(
  'match_runs',
  {
    id: id(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    status: text('status').notNull().default('queued'),
    roomSize: smallint('room_size').notNull(),
    matchesPerPerson: smallint('matches_per_person').notNull(),
    rounds: smallint('rounds').notNull().default(1),
    /** Only people who were here when it began. */
    presentOnly: boolean('present_only').notNull().default(false),
    /** Avoids pairs who met at any of the host's events, not only at this one. */
    mix: boolean('mix').notNull().default(true),
    totalParticipants: integer('total_participants').notNull(),
    totalMatchesGenerated: integer('total_matches_generated').notNull().default(0),
    progressPercentage: smallint('progress_percentage').notNull().default(0),
    /** Fences off a worker that lost its claim: only the newest attempt may write. */
    attempt: integer('attempt').notNull().default(0),
    /** Place in the queue: lower ones go first. */
    turn: integer('turn').notNull().default(0),
    /** A hash of the network it was asked for from, and `shared` for the common share of unconfirmed accounts. Null once it has ended. */
    network: text('network'),
    errorMessage: text('error_message'),
    engine: text('engine'),
    coverage: jsonb('coverage').$type<{ strong: number; fair: number; thin: number }>(),
    /** People whose answers were too long to be read fully. */
    readInPart: integer('read_in_part').notNull().default(0),
    /** Two people to be kept apart share a room, since it could not be filled otherwise. For operators: a host of three people would learn of a block. */
    apartBroken: boolean('apart_broken').notNull().default(false),
    ai: jsonb('ai').$type<StoredAiUse>(),
    rules: jsonb('rules').$type<StoredRuleOutcome[]>(),
    createdAt: createdAt(),
    startedAt: at('started_at'),
    completedAt: at('completed_at'),
    /** When guests last began to see it. Null: they never did. Once set, it is never null again: permission to write comes from it. */
    publishedAt: at('published_at'),
    /** It stays a draft until a host publishes it, whatever the event says. */
    draft: boolean('draft').notNull().default(false),
    /** From 1 for the event's first run. A deleted run's number is not given again. */
    number: integer('number').notNull().default(1),
    /** Grows with each edit by hand. */
    version: integer('version').notNull().default(1),
    /** The run whose pins and pairs by hand it keeps. */
    around: uuid('around').references((): AnyPgColumn => matchRuns.id, { onDelete: 'set null' }),
    /** Hosts deleted it. If it was published, its rows stay for guests. */
    deletedAt: at('deleted_at'),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    index('match_runs_by_event').on(table.eventId, table.seq),
    uniqueIndex('one_active_run_per_event').on(table.eventId).where(sql`${table.status} in ('queued', 'processing')`),
    check('match_run_status', sql`${table.status} in ('queued', 'processing', 'completed', 'failed')`),
  ],
);

/** The pairs of completed runs. `user_a < user_b`; the category is as `user_a` sees it. */
export const matchPairs = pgTable(
  'match_pairs',
  {
    id: id(),
    runId: ownerOf('run_id').references(() => matchRuns.id, { onDelete: 'cascade' }),
    userA: ownerOf('user_a').references(() => users.id, { onDelete: 'cascade' }),
    userB: ownerOf('user_b').references(() => users.id, { onDelete: 'cascade' }),
    category: text('category').notNull(),
    percentage: smallint('percentage').notNull(),
    /** The reasons as data, worded when they are read; sentences in runs from before. Null once one of the two was erased. */
    reasonsForA: jsonb('reasons_for_a').$type<(ReasonLine | string)[]>(),
    reasonsForB: jsonb('reasons_for_b').$type<(ReasonLine | string)[]>(),
    /** Only of runs from before: a sentence. */
    openerForA: text('opener_for_a'),
    openerForB: text('opener_for_b'),
    /** Which of these lines hold words of own topics. */
    quotes: jsonb('quotes').$type<StoredQuote[]>().notNull().default([]),
    /** `strong`, `good` or `hello`. Null in runs from before fits were told. */
    fitForA: text('fit_for_a'),
    fitForB: text('fit_for_b'),
    /** The category as far as each one's reasons name it, as that person sees it; null where they name none. */
    toldForA: text('told_for_a'),
    toldForB: text('told_for_b'),
    /** Something connects the two, and not only the other person is told of. Null in runs from before. */
    connectedForA: boolean('connected_for_a'),
    connectedForB: boolean('connected_for_b'),
    /** The engine's order, best first; it breaks ties of the percentage. */
    rank: integer('rank').notNull(),
    /** A host added it. */
    byHand: boolean('by_hand').notNull().default(false),
  },
  (table) => [
    uniqueIndex('one_pair_per_run').on(table.runId, table.userA, table.userB),
    index('match_pairs_by_users').on(table.userA, table.userB),
    index('match_pairs_by_second_user').on(table.userB),
    check('match_pair_order', sql`${table.userA} < ${table.userB}`),
  ],
);

export const matchRooms = pgTable(
  'match_rooms',
  {
    runId: ownerOf('run_id').references(() => matchRuns.id, { onDelete: 'cascade' }),
    round: smallint('round').notNull().default(1),
    roomNumber: integer('room_number').notNull(),
    /** Null once a host changed the room and its strongest pair is in no list. */
    category: text('category'),
    percentage: smallint('percentage').notNull(),
    /** In a weak room: the number of people who said hardly anything. */
    toldLittle: smallint('told_little'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.round, table.roomNumber] })],
);

export const roomSeats = pgTable(
  'room_seats',
  {
    runId: ownerOf('run_id').references(() => matchRuns.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    round: smallint('round').notNull().default(1),
    roomNumber: integer('room_number').notNull(),
    /** Position in the room's list. */
    seat: smallint('seat').notNull(),
    /** A host fixed the person to this room. */
    pinned: boolean('pinned').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.round, table.userId] }),
    index().on(table.userId),
    index('room_seats_by_room').on(table.runId, table.round, table.roomNumber),
  ],
);

/** The lines for each of two people who share a room in a round of a run or its evening, one a language. `user_a < user_b`. */
export const meetingReasons = pgTable(
  'meeting_reasons',
  {
    runId: ownerOf('run_id').references(() => matchRuns.id, { onDelete: 'cascade' }),
    userA: ownerOf('user_a').references(() => users.id, { onDelete: 'cascade' }),
    userB: ownerOf('user_b').references(() => users.id, { onDelete: 'cascade' }),
    /** Empty where nothing can be said; a sentence in runs from before. Null once one of the two has deleted the account. */
    reasonForA: jsonb('reason_for_a').$type<ReasonLine[] | string>(),
    reasonForB: jsonb('reason_for_b').$type<ReasonLine[] | string>(),
    /** As of pairs. */
    fitForA: text('fit_for_a'),
    fitForB: text('fit_for_b'),
    quotes: jsonb('quotes').$type<StoredQuote[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.userA, table.userB] }),
    index().on(table.userA),
    index().on(table.userB),
    check('meeting_reason_order', sql`${table.userA} < ${table.userB}`),
  ],
);

/**
 * Pair values of a run, so that a plan can be repaired within a second. Derived from private answers: never shown, and
 * kept only for an event's newest completed run and its evening's run.
 */
export const pairValues = pgTable(
  'pair_values',
  {
    runId: ownerOf('run_id').references(() => matchRuns.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** A byte for each person of a lower position, in order: 0 bars the pair. */
    row: bytes('row').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.userId] }),
    unique('one_person_per_position').on(table.runId, table.position),
    index().on(table.userId),
  ],
);

/**
 * Replies of the AI endpoint, so that the event's next run asks only about changes. One row per kind and person, the
 * newest. Derived from private answers: never shown, erased with the account.
 */
export const aiReplies = pgTable(
  'ai_replies',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The user's id as text. */
    subject: text('subject').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the whole request; of readings, also of the person's answers alone. */
    hash: text('hash').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.kind, table.subject] }),
    index().on(table.userId),
    index('ai_replies_by_age').on(table.createdAt),
  ],
);
