import type { CohostRole } from '@serendip/contract/cohosts';
import type { Joining } from '@serendip/contract/joining';
import type { Language } from '@serendip/texts/languages';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { users } from './accounts.ts';
import { at, bytes, createdAt, id, ownerOf, versionColumns } from './columns.ts';

export const events = pgTable(
  'events',
  {
    id: id(),
    hostId: ownerOf('host_id').references(() => users.id, { onDelete: 'cascade' }),
    // The fields that a host fills in, named as in the contract, so that calls store and read them directly.
    name: text('name').notNull(),
    description: text('description'),
    event_date: date('event_date', { mode: 'string' }),
    /** 'HH:MM' in the event's time zone. */
    start_time: text('start_time'),
    /** An end not after the start is on the next day. */
    end_time: text('end_time'),
    /** A name of the IANA time zone database. */
    time_zone: text('time_zone'),
    place: text('place'),
    online_url: text('online_url'),
    /** The number of places; others wait in order. Null: unlimited. */
    capacity: integer('capacity'),
    /** Names of the rooms in order; a single text with `{room}` names all. */
    room_names: jsonb('room_names').$type<string[]>(),
    /** People may join without an e-mail and a password. */
    guest_join: boolean('guest_join').notNull().default(false),
    /** When guests see a completed match run. */
    publish: text('publish').$type<'at_once' | 'by_hand'>().notNull().default('at_once'),
    joining: text('joining').$type<Joining>().notNull().default('anyone'),
    /** 'YYYY-MM-DDTHH:MM' in the event's time zone. */
    joining_until: text('joining_until'),
    /** Of what the event says to people who have no language of their own; a second one shows beside it. */
    language: text('language').$type<Language>().notNull().default('en'),
    second_language: text('second_language').$type<Language>(),
    /** Signed-out visitors with the link see the event. */
    listed: boolean('listed').notNull().default(false),
    /** Origins that may show the event in a frame. */
    embed_sites: jsonb('embed_sites').$type<string[]>(),
    createdAt: createdAt(),
    ...versionColumns(),
    /** Made by the creating app, so that a repeated call creates nothing. */
    clientId: uuid('client_id'),
    /** When its host was erased. */
    closedAt: at('closed_at'),
    /** Grows with each change that a calendar shows. */
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    /** Grows with each change of any answer to `GET live`, so that polls can skip known states. */
    liveRevision: bigint('live_revision', { mode: 'number' }).notNull().default(0),
    /** Orders events created within one clock tick. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    index('events_by_host').on(table.hostId, table.seq),
    uniqueIndex('one_event_per_client_id').on(table.hostId, table.clientId),
    check('event_publish', sql`${table.publish} in ('at_once', 'by_hand')`),
  ],
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
    /** The host reads the answers. Never switched on once there are some. */
    hostReads: boolean('host_reads').notNull().default(false),
    /** With `host_reads`: they are matched by as well. */
    alsoMatched: boolean('also_matched').notNull().default(false),
    ...versionColumns(),
    /** Made by the creating app, so that a repeated call creates nothing. */
    clientId: uuid('client_id'),
    /** The order in which guests see them. */
    seq: bigint('seq', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
  },
  (table) => [
    index('event_questions_by_event').on(table.eventId, table.seq),
    uniqueIndex('one_question_per_client_id').on(table.eventId, table.clientId),
    check('matched_answers', sql`${table.hostReads} or not ${table.alsoMatched}`),
  ],
);

/** The current participants. Leaving deletes the row; answers stay. */
export const memberships = pgTable(
  'memberships',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: at('joined_at').notNull().defaultNow(),
    /** How people can spot them there. */
    spotMe: text('spot_me'),
    /** A host shows the alias in place of the name on the stage and on paper. */
    showAlias: boolean('show_alias').notNull().default(false),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('memberships_by_user').on(table.userId, table.seq),
  ],
);

/** People waiting for a place, in order. Nobody is here and among the participants. */
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

/** A host's picture in place of the drawn cover. In the database, so that every backup has it and any process serves it. */
export const eventCovers = pgTable(
  'event_covers',
  {
    eventId: uuid('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The host who brought the picture. */
    madeBy: ownerOf('made_by').references(() => users.id, { onDelete: 'cascade' }),
    /** In the picture's address. A new picture has a new one, so old addresses stop working. */
    key: text('key').notNull().unique(),
    /** WebP of 1200 by 630 and of 600 by 315 pixels. */
    large: bytes('large').notNull(),
    small: bytes('small').notNull(),
  },
  (table) => [index().on(table.madeBy)],
);

/** People who ask to join, at the door of an evening or by the link. Nobody is here and among the participants. */
export const asks = pgTable(
  'asks',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    since: at('since').notNull().defaultNow(),
    /** They had the code of the evening that is on, so they are here once they are let in. */
    atDoor: boolean('at_door').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index().on(table.userId)],
);

/** The co-hosts of an event. */
export const cohosts = pgTable(
  'cohosts',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index().on(table.userId)],
);

/**
 * Co-hosts with the role `door`. In a table of their own, so that no rule for hosts ever finds them.
 */
export const doorHelpers = pgTable(
  'door_helpers',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index().on(table.userId)],
);

/** A person asked to host an event. Only their yes makes a row in `cohosts`. */
export const cohostInvitations = pgTable(
  'cohost_invitations',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** `hidden`: pending for the host, unseen by the asked person. */
    state: text('state').$type<'open' | 'hidden' | 'declined'>().notNull(),
    role: text('role').$type<CohostRole>().notNull().default('host'),
    askedAt: at('asked_at').notNull().defaultNow(),
    declinedAt: at('declined_at'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index().on(table.userId),
    index('cohost_invitations_by_expiry').on(table.expiresAt),
    check('cohost_invitation_state', sql`${table.state} in ('open', 'hidden', 'declined')`),
  ],
);

/** People removed by a host: no participants, and unable to join until they are let in. */
export const removals = pgTable(
  'removals',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    at: at('at').notNull().defaultNow(),
    by: ownerOf('by').references(() => users.id, { onDelete: 'cascade' }),
    /** They asked to join and never took part. */
    declined: boolean('declined').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index().on(table.userId), index().on(table.by)],
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
