import type { AskedRole, Clarity, TopicRole } from '@serendip/contract/topics';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * The tables. Rules that must hold whatever the code does are constraints here: one answer per person and question,
 * one membership and one feedback per person and event, one active run per event, one copy of a re-sent message.
 */

const id = () => uuid('id').primaryKey().defaultRandom();
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => at('created_at').notNull().defaultNow();
const ownerOf = (name: string) => uuid(name).notNull();

export const users = pgTable('users', {
  id: id(),
  /** Lower case, trimmed. Null, like the next two, once the person has deleted the account. */
  email: text('email').unique(),
  passwordHash: text('password_hash'),
  alias: text('alias').unique(),
  /** Since when it is known that the address is theirs: they opened a link that was mailed to it. */
  emailConfirmedAt: at('email_confirmed_at'),
  createdAt: createdAt(),
  erasedAt: at('erased_at'),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_use').on(table.lastUsedAt)],
);

/** One row per person, so that a newer request makes the older link void. */
export const passwordResets = pgTable('password_resets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The newest request: only its mail makes a link. */
  requestId: uuid('request_id'),
  /** Null until the mail is made. */
  tokenHash: text('token_hash').unique(),
  expiresAt: at('expires_at').notNull(),
});

/** One row per person, as above: by its mailed link an address is confirmed. */
export const emailConfirmations = pgTable('email_confirmations', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestId: uuid('request_id').notNull(),
  /** Null until the mail is made. */
  tokenHash: text('token_hash').unique(),
  expiresAt: at('expires_at').notNull(),
});

export const events = pgTable(
  'events',
  {
    id: id(),
    hostId: ownerOf('host_id').references(() => users.id, { onDelete: 'cascade' }),
    // What a host fills in. Named as in the contract: a call's fields are stored and read as they are.
    name: text('name').notNull(),
    description: text('description'),
    event_date: date('event_date', { mode: 'string' }),
    createdAt: createdAt(),
    /** Since when its host is gone. */
    closedAt: at('closed_at'),
    /** Orders events made within one clock tick. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [index('events_by_host').on(table.hostId, table.seq)],
);

export interface StoredOption {
  id: string;
  text: string;
  value: string;
  display_order: number;
}

export const eventQuestions = pgTable(
  'event_questions',
  {
    id: id(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    inputType: text('input_type').notNull(),
    responseFormat: text('response_format'),
    sliderMin: smallint('slider_min'),
    sliderMax: smallint('slider_max'),
    scaleType: text('scale_type'),
    minLabel: text('min_label'),
    maxLabel: text('max_label'),
    matchingContext: text('matching_context'),
    options: jsonb('options').$type<StoredOption[]>().notNull().default([]),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [index('event_questions_by_event').on(table.eventId, table.seq)],
);

/** Who takes part now. Leaving deletes the row; answers stay. */
export const memberships = pgTable(
  'memberships',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: at('joined_at').notNull().defaultNow(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('memberships_by_user').on(table.userId, table.seq),
  ],
);

type StoredAnswer = string | number | string[];

export const eventAnswers = pgTable(
  'event_answers',
  {
    id: id(),
    questionId: ownerOf('question_id').references(() => eventQuestions.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    value: jsonb('value').$type<StoredAnswer>().notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('one_answer_per_question').on(table.questionId, table.userId), index().on(table.userId)],
);

/** The operator's questions, synchronised from `content/profile-questions.json` at every start. */
export const profileQuestions = pgTable('profile_questions', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  /** No longer in the file: hidden, but answers stay for when it returns. */
  retired: boolean('retired').notNull().default(false),
  text: text('text').notNull(),
  inputType: text('input_type').notNull(),
  sliderMin: smallint('slider_min'),
  sliderMax: smallint('slider_max'),
  scaleType: text('scale_type'),
  minLabel: text('min_label'),
  maxLabel: text('max_label'),
  matchingContext: text('matching_context'),
  contextHeader: text('context_header').notNull(),
  celebrationMessage: text('celebration_message').notNull(),
  options: jsonb('options').$type<StoredOption[]>().notNull().default([]),
});

export const profileAnswers = pgTable(
  'profile_answers',
  {
    id: id(),
    questionId: text('question_id')
      .notNull()
      .references(() => profileQuestions.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    value: jsonb('value').$type<StoredAnswer>().notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('one_profile_answer_per_question').on(table.questionId, table.userId), index().on(table.userId)],
);

/** Short phrases of a person's own, and those read from the answers that the person took away. Read ones are not stored. */
export const topics = pgTable(
  'topics',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<TopicRole>().notNull(),
    /** The phrase as two are compared: trimmed, without case. */
    key: text('key').notNull(),
    phrase: text('phrase').notNull(),
    state: text('state').$type<'own' | 'dismissed'>().notNull(),
    createdAt: createdAt(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId, table.role, table.key] }),
    index().on(table.userId),
    check('topic_role', sql`${table.role} in ('offer', 'need', 'interest', 'avoid')`),
    check('topic_state', sql`${table.state} in ('own', 'dismissed')`),
  ],
);

/** Questions of the card that a person skipped: not asked again while the answers stay as they were. */
export const topicSkips = pgTable(
  'topic_skips',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<AskedRole>().notNull(),
    /** MD5 of the answers. */
    answersHash: text('answers_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId, table.role] }), index().on(table.userId)],
);

/** How clear a person was when last read, so that the host's counts need no second reading. Never shown by name. */
export const topicReadings = pgTable(
  'topic_readings',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of everything that was read, the engine included. */
    stamp: text('stamp').notNull(),
    clarity: text('clarity').$type<Clarity>().notNull(),
    asked: boolean('asked').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index().on(table.userId)],
);

export const eventFeedback = pgTable(
  'event_feedback',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    feedbackType: text('feedback_type').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index().on(table.userId)],
);

/** What an AI endpoint did for a run, and what it cost. */
export interface StoredAiUse {
  model: string | null;
  embedding_model: string | null;
  calls: number;
  input_tokens: number;
  output_tokens: number;
  /** People and candidate lists that the built-in engine handled without a reply. */
  fallbacks: number;
}

export const matchRuns = pgTable(
  'match_runs',
  {
    id: id(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    status: text('status').notNull().default('queued'),
    roomSize: smallint('room_size').notNull(),
    matchesPerPerson: smallint('matches_per_person').notNull(),
    totalParticipants: integer('total_participants').notNull(),
    totalMatchesGenerated: integer('total_matches_generated').notNull().default(0),
    progressPercentage: smallint('progress_percentage').notNull().default(0),
    /** Fences off a worker that lost its claim: only the newest attempt may write. */
    attempt: integer('attempt').notNull().default(0),
    /** Place among the runs of all hosts that wait: lower ones go first. */
    turn: integer('turn').notNull().default(0),
    errorMessage: text('error_message'),
    engine: text('engine'),
    coverage: jsonb('coverage').$type<{ strong: number; fair: number; thin: number }>(),
    /** People whose answers were too long to be read to the end. */
    readInPart: integer('read_in_part').notNull().default(0),
    ai: jsonb('ai').$type<StoredAiUse>(),
    createdAt: createdAt(),
    startedAt: at('started_at'),
    completedAt: at('completed_at'),
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
    reasonsForA: jsonb('reasons_for_a').$type<string[]>().notNull(),
    reasonsForB: jsonb('reasons_for_b').$type<string[]>().notNull(),
    /** Null where there is nothing to ask, and in runs of before openers were made. */
    openerForA: text('opener_for_a'),
    openerForB: text('opener_for_b'),
    /** The engine's order, best first; ties of the percentage are settled by it. */
    rank: integer('rank').notNull(),
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
    roomNumber: integer('room_number').notNull(),
    category: text('category').notNull(),
    percentage: smallint('percentage').notNull(),
    /** Of a weak room: how many of its people have told hardly anything. */
    toldLittle: smallint('told_little'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.roomNumber] })],
);

export const roomSeats = pgTable(
  'room_seats',
  {
    runId: ownerOf('run_id').references(() => matchRuns.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    roomNumber: integer('room_number').notNull(),
    /** Place in the room's list. */
    seat: smallint('seat').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.userId] }), index().on(table.userId)],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    senderId: ownerOf('sender_id').references(() => users.id, { onDelete: 'cascade' }),
    recipientId: ownerOf('recipient_id').references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    clientId: uuid('client_id'),
    createdAt: createdAt(),
    readAt: at('read_at'),
    /** The order both people see. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    uniqueIndex('messages_of_two').on(
      sql`least(${table.senderId}, ${table.recipientId})`,
      sql`greatest(${table.senderId}, ${table.recipientId})`,
      table.seq,
    ),
    uniqueIndex('one_copy_of_a_message')
      .on(table.senderId, table.recipientId, table.clientId)
      .where(sql`${table.clientId} is not null`),
    index('unread_messages').on(table.recipientId, table.senderId).where(sql`${table.readAt} is null`),
    index('messages_by_sender').on(table.senderId, table.recipientId),
    index('messages_by_recipient').on(table.recipientId, table.senderId),
  ],
);

/**
 * Replies of the AI endpoint, so that the event's next run asks only about what changed. One row per kind and person: a
 * newer reply replaces the older one. They come from private answers: never shown, erased with the account.
 */
export const aiReplies = pgTable(
  'ai_replies',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The user's id as text. */
    subject: text('subject').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of everything that was asked. */
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

/** Counters of refused attempts, shared by all processes. Keys are hashes; expired rows are cleaned up. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: at('expire'),
  },
  (table) => [index('throttles_by_expiry').on(table.expire)],
);
