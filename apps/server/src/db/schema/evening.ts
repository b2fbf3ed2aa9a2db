import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { users } from './accounts.ts';
import { at, createdAt, id, ownerOf } from './columns.ts';
import { events } from './events.ts';
import { matchRuns } from './matching.ts';

/** One evening of an event, from open doors to its end. */
export const liveSessions = pgTable(
  'live_sessions',
  {
    id: id(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    /** Optimistic lock against actions on an old state. It keeps counting over an event's evenings. */
    version: integer('version').notNull(),
    state: text('state').$type<'doors' | 'round' | 'break' | 'ended'>().notNull().default('doors'),
    /** The current round, or the one before the break; 0 while the doors are open. */
    round: smallint('round').notNull().default(0),
    rounds: smallint('rounds').notNull().default(0),
    matchRunId: uuid('match_run_id').references(() => matchRuns.id, { onDelete: 'set null' }),
    minutes: smallint('minutes').notNull().default(12),
    breakMinutes: smallint('break_minutes').notNull().default(2),
    automatic: boolean('automatic').notNull().default(true),
    /** The end by the database's clock. Null in states without an end, and while paused. */
    endsAt: at('ends_at'),
    /** When the round or break began, by the plan. */
    beganAt: at('began_at'),
    /** Milliseconds left of a paused round or break; null: not paused. */
    pausedLeft: integer('paused_left'),
    /** The check-in code. Null once the doors are closed. */
    code: text('code'),
    /**
     * Somebody had checked in when round 1 began, so only people who are here have seats. Otherwise everyone in the run
     * counts as here.
     */
    byPresence: boolean('by_presence').notNull().default(false),
    /** New people ask at the door, and a host lets each in. */
    oneByOne: boolean('one_by_one').notNull().default(false),
    /** Grows with each check-in, goodbye or move; below, the value that the seats have followed. */
    peopleRevision: integer('people_revision').notNull().default(0),
    seatedRevision: integer('seated_revision').notNull().default(0),
    openedAt: at('opened_at').notNull().defaultNow(),
    endedAt: at('ended_at'),
  },
  (table) => [
    index('live_sessions_by_event').on(table.eventId, table.version),
    index('live_sessions_by_code').on(table.code).where(sql`${table.code} is not null`),
    uniqueIndex('one_open_evening_per_event').on(table.eventId).where(sql`${table.state} <> 'ended'`),
    index('live_sessions_due').on(table.endsAt).where(sql`${table.automatic} and ${table.endsAt} is not null`),
    index('live_sessions_to_seat').on(table.id).where(sql`${table.seatedRevision} < ${table.peopleRevision}`),
    check('live_session_state', sql`${table.state} in ('doors', 'round', 'break', 'ended')`),
  ],
);

/** People who came to an evening, or said that they go. Without a row: expected. */
export const presences = pgTable(
  'presences',
  {
    sessionId: ownerOf('session_id').references(() => liveSessions.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    here: boolean('here').notNull(),
    since: at('since').notNull().defaultNow(),
    /** When they first came, and when they last went. Null: never here, and not gone. */
    hereFrom: at('here_from'),
    hereUntil: at('here_until'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.userId] }),
    index().on(table.userId),
    index('who_is_here').on(table.sessionId).where(sql`${table.here}`),
  ],
);

/** A seat that somebody's leaving took away or changed. */
export interface SeatBefore {
  round: number;
  user_id: string;
  room_number: number;
  moved: boolean;
  changed: boolean;
  /** The room afterwards; null without one. */
  after: number | null;
}

/** Somebody who left in the rounds a moment ago, with the seats that changed by it, so that coming back gives them back. */
export const departures = pgTable(
  'departures',
  {
    sessionId: ownerOf('session_id').references(() => liveSessions.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The evening's `people_revision` with it. */
    revision: integer('revision').notNull(),
    /** The round that ran then; null in a break. */
    round: smallint('round'),
    at: at('at').notNull().default(sql`clock_timestamp()`),
    /** Null until the seats have followed. */
    seats: jsonb('seats').$type<SeatBefore[]>(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.userId] }), index().on(table.userId)],
);

/** Seats in each round of an evening: the run's plan, repaired for people who are here. */
export const liveSeats = pgTable(
  'live_seats',
  {
    sessionId: ownerOf('session_id').references(() => liveSessions.id, { onDelete: 'cascade' }),
    round: smallint('round').notNull(),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    roomNumber: integer('room_number').notNull(),
    /** Set by a host, so repairs keep it. */
    moved: boolean('moved').notNull().default(false),
    /** They were shown another room for this round before. */
    changed: boolean('changed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.round, table.userId] }),
    index('live_seats_by_user').on(table.userId),
    index('live_seats_by_room').on(table.sessionId, table.round, table.roomNumber),
  ],
);

/** Pairs who shared a room in a round, kept when one of them moves or goes before its end. `user_a < user_b`. */
export const encounters = pgTable(
  'encounters',
  {
    sessionId: ownerOf('session_id').references(() => liveSessions.id, { onDelete: 'cascade' }),
    // Without foreign keys: these rows are written under the evening's lock and must wait for no account.
    userA: ownerOf('user_a'),
    userB: ownerOf('user_b'),
    round: smallint('round').notNull(),
    /** The room's number. Null in older rows. */
    roomNumber: integer('room_number'),
  },
  (table) => [
    primaryKey({ columns: [table.userA, table.userB, table.sessionId, table.round] }),
    index().on(table.userB),
    index().on(table.sessionId),
    check('encounter_order', sql`${table.userA} < ${table.userB}`),
  ],
);

/** The hashes of the secrets in a stage's addresses. A new link replaces them all, a stage code adds one. */
export const stageLinks = pgTable(
  'stage_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    /** Its maker: the link works while they host the event. */
    madeBy: ownerOf('made_by').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.eventId)],
);

/** The hash of the newest code that opens a stage on another device. Using it deletes the row. */
export const stageCodes = pgTable('stage_codes', {
  eventId: uuid('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull().unique(),
  madeBy: ownerOf('made_by').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: at('expires_at').notNull(),
});
