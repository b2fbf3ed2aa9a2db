import type { Sight } from '@serendip/contract/cards';
import type { NotificationKind } from '@serendip/contract/notifications';
import type { AttachedMessage, ReportReason } from '@serendip/contract/safety';
import type { AskedRole, Clarity, TopicRole } from '@serendip/contract/topics';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
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
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case, trimmed. Null, like the next two, once the person has deleted the account. */
    email: text('email').unique(),
    passwordHash: text('password_hash'),
    alias: text('alias').unique(),
    /** Since when it is known that the address is theirs: they opened a link that was mailed to it. */
    emailConfirmedAt: at('email_confirmed_at'),
    createdAt: createdAt(),
    erasedAt: at('erased_at'),
    /** Of a guest, who has neither e-mail nor password: when they joined as one or signed out. Null for everybody else. */
    guestSeenAt: at('guest_seen_at'),
  },
  (table) => [index('guests_by_last_sight').on(table.guestSeenAt).where(sql`${table.guestSeenAt} is not null`)],
);

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

/**
 * One row per address that a code was asked for, whether or not anybody has it: asking and guessing take the same work for
 * all. A newer request makes the older code void.
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    /** SHA-256: an address that was only typed is not stored. */
    addressHash: text('address_hash').primaryKey(),
    /** Null where nobody has the address. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The newest request: only its mail makes a code. */
    requestId: uuid('request_id').notNull().unique(),
    /** As of a password: six digits are guessed fast where a hash is cheap. Null until the mail is made. */
    codeHash: text('code_hash'),
    tries: smallint('tries').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sign_in_codes_by_user').on(table.userId)],
);

/** A key pair on a person's device, of which this is the public half. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** As the device names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says that it has signed; many always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** What a device is asked to sign, once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256. */
    challengeHash: text('challenge_hash').primaryKey(),
    /** Who adds a passkey with it. Null: somebody signs in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_by_user').on(table.userId)],
);

/** Who somebody is at the operator's provider. One person has one name there. */
export const signOnIdentities = pgTable(
  'sign_on_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique('sign_on_identities_once').on(table.userId, table.issuer),
  ],
);

/** Somebody who has been sent to the provider. What the browser holds beside it is in no table. */
export const signOnAttempts = pgTable('sign_on_attempts', {
  /** SHA-256, as the next one. */
  stateHash: text('state_hash').primaryKey(),
  /** Of what the browser that began has in a cookie. */
  browserHash: text('browser_hash').notNull(),
  returnTo: text('return_to').notNull(),
  expiresAt: at('expires_at').notNull(),
});

/** Somebody who has come back: the page takes the session with it, once. */
export const signOnTickets = pgTable(
  'sign_on_tickets',
  {
    codeHash: text('code_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    returnTo: text('return_to').notNull(),
    passwordEnded: boolean('password_ended').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sign_on_tickets_by_user').on(table.userId)],
);

/** What a person says of themselves to people they meet. Without a row: nothing, seen as by default. */
export const cards = pgTable(
  'cards',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name'),
    headline: text('headline'),
    pronouns: text('pronouns'),
    links: jsonb('links').$type<string[]>().notNull().default([]),
    /** Who sees it; the rule is the function `sees_card`. */
    sight: text('sight').$type<Sight>().notNull().default('matches'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [check('card_sight', sql`${table.sight} in ('matches', 'events', 'nobody')`)],
);

/** The picture of a card. Here and in no file: so it is in every backup, and any process serves it. */
export const cardPictures = pgTable('card_pictures', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What the addresses of this picture are made with; it never travels. A new picture has a new one, so old addresses are void. */
  secret: text('secret').notNull(),
  /** WebP, squares of 512 and of 96 pixels. */
  large: bytes('large').notNull(),
  small: bytes('small').notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
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
    /** 'HH:MM' in the event's time zone. */
    start_time: text('start_time'),
    /** One that is not after the start means the next day. */
    end_time: text('end_time'),
    /** A name of the IANA time zone database. */
    time_zone: text('time_zone'),
    place: text('place'),
    online_url: text('online_url'),
    /** How many can take part; others wait in order. Null: everybody. */
    capacity: integer('capacity'),
    /** What the rooms are called, in the order of their numbers; one text with `{room}` in it names all. */
    room_names: jsonb('room_names').$type<string[]>(),
    /** People may join without an e-mail and a password. */
    guest_join: boolean('guest_join').notNull().default(false),
    createdAt: createdAt(),
    /** Since when its host is gone. */
    closedAt: at('closed_at'),
    /** Grows with each change that a calendar shows. */
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    /** Grows with each change of what `GET live` answers anybody: a phone that knows it is told nothing new. */
    liveRevision: bigint('live_revision', { mode: 'number' }).notNull().default(0),
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
    /** How people can spot them there. */
    spotMe: text('spot_me'),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('memberships_by_user').on(table.userId, table.seq),
  ],
);

/** Who would take part if there were room, in order. Nobody is here and among the participants. */
export const waitingList = pgTable(
  'waiting_list',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    since: at('since').notNull().defaultNow(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('waiting_list_in_order').on(table.eventId, table.seq),
    index().on(table.userId),
  ],
);

/** Who hosts an event beside its creator. */
export const cohosts = pgTable(
  'cohosts',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index().on(table.userId)],
);

/** Whom a host has removed: they are no participants, and cannot join until they are let in. */
export const removals = pgTable(
  'removals',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    at: at('at').notNull().defaultNow(),
    by: ownerOf('by').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index().on(table.userId), index().on(table.by)],
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

/** Whether somebody says that they met another person at an event. For their own eyes; hosts see sums. */
export const meetingAnswers = pgTable(
  'meeting_answers',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    otherId: ownerOf('other_id').references(() => users.id, { onDelete: 'cascade' }),
    met: boolean('met').notNull(),
    glad: boolean('glad'),
    /** The run whose sums count the answer: the newest with the two when the first of them answered. */
    runId: uuid('run_id').references(() => matchRuns.id, { onDelete: 'set null' }),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId, table.otherId] }),
    index().on(table.userId),
    index().on(table.otherId),
    index().on(table.runId),
    check('meeting_answer_of_two', sql`${table.userId} <> ${table.otherId}`),
    check('glad_of_who_met', sql`${table.met} or ${table.glad} is null`),
  ],
);

/** What somebody writes down for themselves about another person of an event. */
export const matchNotes = pgTable(
  'match_notes',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    otherId: ownerOf('other_id').references(() => users.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId, table.otherId] }),
    index().on(table.userId),
    index().on(table.otherId),
  ],
);

/** What of their contact somebody offers to one person. Seen only while that one offers something, too. */
export const contactOffers = pgTable(
  'contact_offers',
  {
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    otherId: ownerOf('other_id').references(() => users.id, { onDelete: 'cascade' }),
    name: boolean('name').notNull(),
    email: boolean('email').notNull(),
    phone: text('phone'),
    links: boolean('links').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    index().on(table.otherId),
    check('contact_offer_of_two', sql`${table.userId} <> ${table.otherId}`),
  ],
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
    rounds: smallint('rounds').notNull().default(1),
    /** Only people who were here when it began. */
    presentOnly: boolean('present_only').notNull().default(false),
    /** Whoever met at any event of the host is kept from meeting again, not only at this one. */
    mix: boolean('mix').notNull().default(true),
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
    /** Two who are to be kept apart share a room, for it could not be filled otherwise. */
    apartBroken: boolean('apart_broken').notNull().default(false),
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
    round: smallint('round').notNull().default(1),
    roomNumber: integer('room_number').notNull(),
    category: text('category').notNull(),
    percentage: smallint('percentage').notNull(),
    /** Of a weak room: how many of its people have told hardly anything. */
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
    /** Place in the room's list. */
    seat: smallint('seat').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.round, table.userId] }),
    index().on(table.userId),
    index('room_seats_by_room').on(table.runId, table.round, table.roomNumber),
  ],
);

/** One line for each of two people who share a room in any round of a run or of its evening. `user_a < user_b`. */
export const meetingReasons = pgTable(
  'meeting_reasons',
  {
    runId: ownerOf('run_id').references(() => matchRuns.id, { onDelete: 'cascade' }),
    userA: ownerOf('user_a').references(() => users.id, { onDelete: 'cascade' }),
    userB: ownerOf('user_b').references(() => users.id, { onDelete: 'cascade' }),
    reasonForA: text('reason_for_a').notNull(),
    reasonForB: text('reason_for_b').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.userA, table.userB] }),
    index().on(table.userA),
    index().on(table.userB),
    check('meeting_reason_order', sql`${table.userA} < ${table.userB}`),
  ],
);

/**
 * What every two people of a run are worth to each other, so that a plan can be mended within a second. They come from
 * private answers: never shown, and kept for an event's newest completed run and that of its evening alone.
 */
export const pairValues = pgTable(
  'pair_values',
  {
    runId: ownerOf('run_id').references(() => matchRuns.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** A byte for each person of a lower position, in their order: 0 bars the pair. */
    row: bytes('row').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.userId] }),
    unique('one_person_per_position').on(table.runId, table.position),
    index().on(table.userId),
  ],
);

/** One evening of an event, from open doors to its end. */
export const liveSessions = pgTable(
  'live_sessions',
  {
    id: id(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    /** Fences off who acts on a state that has moved on. It goes on counting from one evening of an event to the next. */
    version: integer('version').notNull(),
    state: text('state').$type<'doors' | 'round' | 'break' | 'ended'>().notNull().default('doors'),
    /** The round under way, or the one before the break; 0 while the doors are open. */
    round: smallint('round').notNull().default(0),
    rounds: smallint('rounds').notNull().default(0),
    matchRunId: uuid('match_run_id').references(() => matchRuns.id, { onDelete: 'set null' }),
    minutes: smallint('minutes').notNull().default(12),
    breakMinutes: smallint('break_minutes').notNull().default(2),
    automatic: boolean('automatic').notNull().default(true),
    /** By the database's clock. Null in states without one, and while paused. */
    endsAt: at('ends_at'),
    /** Milliseconds that are left of a round or break that is paused; null: it is not. */
    pausedLeft: integer('paused_left'),
    /** What people type to be here. Null once the doors are closed. */
    code: text('code'),
    /** Somebody was here when round 1 began: who is not here has no seat. Otherwise everybody of the run counts as here. */
    byPresence: boolean('by_presence').notNull().default(false),
    /** Grows with each change of who is here or was moved, and how far the seats have followed. */
    peopleRevision: integer('people_revision').notNull().default(0),
    seatedRevision: integer('seated_revision').notNull().default(0),
    openedAt: at('opened_at').notNull().defaultNow(),
    endedAt: at('ended_at'),
  },
  (table) => [
    index('live_sessions_by_event').on(table.eventId, table.version),
    uniqueIndex('one_open_evening_per_event').on(table.eventId).where(sql`${table.state} <> 'ended'`),
    index('live_sessions_due').on(table.endsAt).where(sql`${table.automatic} and ${table.endsAt} is not null`),
    index('live_sessions_to_seat').on(table.id).where(sql`${table.seatedRevision} < ${table.peopleRevision}`),
    check('live_session_state', sql`${table.state} in ('doors', 'round', 'break', 'ended')`),
  ],
);

/** Who came to an evening, or said that they go. Without a row: expected. */
export const presences = pgTable(
  'presences',
  {
    sessionId: ownerOf('session_id').references(() => liveSessions.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    here: boolean('here').notNull(),
    since: at('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.userId] }),
    index().on(table.userId),
    index('who_is_here').on(table.sessionId).where(sql`${table.here}`),
  ],
);

/** Where people are in each round of an evening: the run's plan, as it was mended for those who are here. */
export const liveSeats = pgTable(
  'live_seats',
  {
    sessionId: ownerOf('session_id').references(() => liveSessions.id, { onDelete: 'cascade' }),
    round: smallint('round').notNull(),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    roomNumber: integer('room_number').notNull(),
    /** By a host's hand: it stays. */
    moved: boolean('moved').notNull().default(false),
    /** They were told another room for this round before. */
    changed: boolean('changed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.round, table.userId] }),
    index('live_seats_by_user').on(table.userId),
    index('live_seats_by_room').on(table.sessionId, table.round, table.roomNumber),
  ],
);

/**
 * Two people who shared a room in a round that had begun, kept when one of them is moved or goes before its end: the seats do not
 * tell it any more. `user_a < user_b`.
 */
export const encounters = pgTable(
  'encounters',
  {
    sessionId: ownerOf('session_id').references(() => liveSessions.id, { onDelete: 'cascade' }),
    // Without references: these rows are written while an evening is held, and must wait for nobody's account.
    userA: ownerOf('user_a'),
    userB: ownerOf('user_b'),
    round: smallint('round').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userA, table.userB, table.sessionId, table.round] }),
    index().on(table.userB),
    index().on(table.sessionId),
    check('encounter_order', sql`${table.userA} < ${table.userB}`),
  ],
);

/** The projector's way in: a secret in an address, of which the hash is kept. A newer one makes it void. */
export const stageLinks = pgTable('stage_links', {
  eventId: uuid('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: createdAt(),
});

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

/** Somebody who wants nothing to do with somebody else. It works both ways, and the other is not told. */
export const blocks = pgTable(
  'blocks',
  {
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    otherId: ownerOf('other_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    index().on(table.otherId),
    check('block_of_another', sql`${table.userId} <> ${table.otherId}`),
  ],
);

/** What somebody says of somebody else at an event. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    /** Null once they have deleted the account. */
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reportedId: ownerOf('reported_id').references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    words: text('words'),
    /** Messages as they stood, where the reporter attached them. */
    thread: jsonb('thread').$type<AttachedMessage[]>(),
    createdAt: createdAt(),
    doneAt: at('done_at'),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    index('reports_by_event').on(table.eventId, table.seq),
    index().on(table.reporterId),
    index().on(table.reportedId),
    index('reports_by_age').on(table.createdAt),
    check('report_reason', sql`${table.reason} in ('spam', 'harassment', 'no_show', 'other')`),
  ],
);

/**
 * What somebody was told of, once per person, kind and cause. Without references: these rows are written while runs and events
 * are held, and must wait for nobody's account. Those of people or events that are gone are never shown, and cleaned up.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ownerOf('user_id'),
    kind: text('kind').$type<NotificationKind>().notNull(),
    eventId: uuid('event_id'),
    /** The other person it is about. */
    otherId: uuid('other_id'),
    /** What an event is called that is gone by now. */
    goneEvent: text('gone_event'),
    cause: text('cause').notNull(),
    createdAt: createdAt(),
    readAt: at('read_at'),
  },
  (table) => [
    unique('told_once').on(table.userId, table.kind, table.cause),
    index('notifications_by_user').on(table.userId, table.createdAt),
    index('notifications_by_event').on(table.eventId, table.kind),
    index('notifications_by_age').on(table.createdAt),
  ],
);

/** A browser that takes pushes, for whoever is signed in there: it ends with that session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and secret, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_subscriptions_by_user').on(table.userId),
    index('push_subscriptions_by_session').on(table.sessionHash),
  ],
);

/** A mail or a push that is still to be handed over: the row goes when it has been, or when nobody wants it any more. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    notificationId: ownerOf('notification_id').references(() => notifications.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<'email' | 'push'>().notNull(),
    /** A push's. */
    subscriptionId: uuid('subscription_id').references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    dueAt: at('due_at').notNull(),
    /** Fences off a worker that lost its claim, as with match runs. */
    attempt: integer('attempt').notNull().default(0),
    /** Renewed while a worker has it in hand. */
    claimedAt: at('claimed_at'),
  },
  (table) => [
    index('deliveries_due').on(table.channel, table.dueAt),
    index('deliveries_by_notification').on(table.notificationId),
    index('deliveries_by_subscription').on(table.subscriptionId),
    check('delivery_channel', sql`${table.channel} in ('email', 'push')`),
  ],
);

/** What somebody has turned on or off. Without a row: the contract's defaults. */
export const notificationSwitches = pgTable(
  'notification_switches',
  {
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    email: boolean('email').notNull(),
    push: boolean('push').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Keys that are made at the first start and kept with the data, so that links and subscriptions outlive it. */
export const keptKeys = pgTable('kept_keys', {
  name: text('name').primaryKey(),
  publicKey: text('public_key'),
  secret: text('secret').notNull(),
  createdAt: createdAt(),
});

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
