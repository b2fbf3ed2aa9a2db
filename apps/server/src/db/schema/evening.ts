import {
  boolean,
  check,
  index,
  integer,
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
    /** Where that was. Null in rows of before this was kept. */
    roomNumber: integer('room_number'),
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
