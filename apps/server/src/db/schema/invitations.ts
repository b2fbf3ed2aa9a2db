import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { users } from './accounts.ts';
import { at, createdAt, id, ownerOf } from './columns.ts';
import { events } from './events.ts';
import { words } from './words.ts';

/** An answer that a host brought for an invited person. */
export interface BroughtAnswer {
  question_id: string;
  value: string | number | string[];
}

/** A guest list that a host brought at one time, so that it can be taken back as a whole. */
export const guestLists = pgTable(
  'guest_lists',
  {
    id: id(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    madeBy: ownerOf('made_by').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.eventId), index().on(table.madeBy)],
);

/**
 * One person's invitation to one event. An ended one keeps the hash of its address and what was mailed, so that inviting again
 * sends no second mail; name, address and all that was brought with it are gone.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    listId: uuid('list_id').references(() => guestLists.id, { onDelete: 'set null' }),
    /** The host who invites; null once that account is deleted. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** The account that said yes. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of the address, with a key. */
    addressHash: text('address_hash').notNull(),
    email: text('email'),
    name: text('name'),
    /** Ids of labels that go over to the account at 'Yes'. One that was deleted meanwhile is skipped. */
    labels: jsonb('labels').$type<string[]>().notNull().default([]),
    /** Answers of the list; those that the guest kept or removed are gone from here. */
    answers: jsonb('answers').$type<BroughtAnswer[]>().notNull().default([]),
    ended: text('ended').$type<'withdrawn' | 'forgotten'>(),
    answer: text('answer').$type<'yes' | 'maybe' | 'no'>(),
    answeredAt: at('answered_at'),
    createdAt: createdAt(),
    /** When a host first wanted it mailed. Null: saved without inviting. */
    invitedAt: at('invited_at'),
    /** When its invitation left, or would have left if the person wanted mails. */
    mailedAt: at('mailed_at'),
    reminders: smallint('reminders').notNull().default(0),
    remindedAt: at('reminded_at'),
    /** When its next mail is due. Null: none. */
    mailDueAt: at('mail_due_at'),
    /** Since when that mail is wanted: it is given up after a day of failures. */
    mailAskedAt: at('mail_asked_at'),
    /** That mail is taken from all budgets, which retries do not do again. */
    mailCounted: boolean('mail_counted').notNull().default(false),
    /** The hosts' one word to this person, until it is deleted. */
    wordId: uuid('word_id').references(() => words.id, { onDelete: 'set null' }),
    /** When that word was written: there is no second one. */
    wordedAt: at('worded_at'),
    /** When its mail left, or would have left if the person wanted mails. */
    wordMailedAt: at('word_mailed_at'),
    /** When the person reported that word. */
    wordReportedAt: at('word_reported_at'),
    /** Its mail waits for the next day, because a budget of its host or of the server is used up. */
    mailHeld: boolean('mail_held').notNull().default(false),
    /** Fences off a worker that lost its claim. */
    attempt: integer('attempt').notNull().default(0),
    claimedAt: at('claimed_at'),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    // The hash first: an index that begins with the event looks as good to the planner while an event is small.
    unique('one_invitation_per_address').on(table.addressHash, table.eventId),
    index('invitations_in_order').on(table.eventId, table.seq),
    index('invitations_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
    index().on(table.listId),
    index().on(table.invitedBy),
    index().on(table.userId),
    index().on(table.wordId),
    check('invitation_answer', sql`${table.answer} in ('yes', 'maybe', 'no')`),
    check('invitation_ended', sql`${table.ended} in ('withdrawn', 'forgotten')`),
    check(
      'ended_invitation_is_empty',
      sql`${table.ended} is null or (${table.email} is null and ${table.name} is null)`,
    ),
    check('open_invitation_has_address', sql`${table.ended} is not null or ${table.email} is not null`),
  ],
);

/** Hashes of the tokens in an invitation's mails: each mail has one of its own, and all of them open the invitation. */
export const invitationTokens = pgTable(
  'invitation_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    invitationId: ownerOf('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.invitationId)],
);

/** Addresses, as keyed hashes, that want no invitations: from one host, or from anybody here. */
export const invitationRefusals = pgTable(
  'invitation_refusals',
  {
    id: id(),
    addressHash: text('address_hash').notNull(),
    /** Null: from anybody. */
    hostId: uuid('host_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('one_refusal_per_host').on(
      table.addressHash,
      sql`coalesce(${table.hostId}, '00000000-0000-0000-0000-000000000000')`,
    ),
    index().on(table.hostId),
  ],
);

/** Hosts whose invitations ten people have answered with yes: they may send more of them a day. */
export const trustedInviters = pgTable('trusted_inviters', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: at('since').notNull().defaultNow(),
});
