import type { WebhookDelivery, WebhookKind, webhookOffReasons } from '@serendip/contract/webhooks';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { users } from './accounts.ts';
import { at, createdAt, id, ownerOf } from './columns.ts';
import { cohosts, events } from './events.ts';

/** Addresses that are told of what happens at an event. The secret is made from `seed` and the installation's key. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    madeBy: ownerOf('made_by').references(() => users.id, { onDelete: 'cascade' }),
    /** The maker as a co-host: the row goes with their part. Null where the event's creator made it. */
    cohostId: uuid('cohost_id'),
    url: text('url').notNull(),
    /** The last two parts of its host's name, or its address: an attacker has many names below one. */
    target: text('target').notNull(),
    kinds: text('kinds').array().$type<WebhookKind[]>().notNull(),
    seed: text('seed').notNull(),
    previousSeed: text('previous_seed'),
    previousUntil: at('previous_until'),
    /** Null: it is on. */
    offReason: text('off_reason').$type<(typeof webhookOffReasons)[number]>(),
    /** It took the last delivery. Others have slots of their own. */
    proven: boolean('proven').notNull().default(false),
    /** Its target has had its share of this minute. */
    restUntil: at('rest_until'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'webhooks_of_cohost',
      columns: [table.eventId, table.cohostId],
      foreignColumns: [cohosts.eventId, cohosts.userId],
    }).onDelete('cascade'),
    index('webhooks_by_event').on(table.eventId, table.createdAt),
    index('webhooks_by_maker').on(table.madeBy),
    index('webhooks_by_cohost').on(table.eventId, table.cohostId),
    check('webhook_off_reason', sql`${table.offReason} in ('host', 'gone', 'failing', 'too_many')`),
  ],
);

/** What a webhook was told, or will be: written in the transaction of what happened, and kept for its list. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: ownerOf('webhook_id').references(() => webhooks.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<WebhookDelivery['kind']>().notNull(),
    /** The person it is about, without a reference: rows are written under locks on events, and must wait for no account. */
    userId: uuid('user_id'),
    /** Counts and other ids. */
    data: jsonb('data').$type<Record<string, string | number>>().notNull().default({}),
    createdAt: at('created_at').notNull().default(sql`clock_timestamp()`),
    /** The order of what happened. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    state: text('state').$type<WebhookDelivery['state']>().notNull().default('waiting'),
    /** A test, or sent again: it keeps no order, is tried once, and switches nothing off. */
    byHand: boolean('by_hand').notNull().default(false),
    dueAt: at('due_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    /** Fences off a worker that lost its claim, as with match runs. */
    attempt: integer('attempt').notNull().default(0),
    claimedAt: at('claimed_at'),
    /** Of the last try. */
    status: smallint('status'),
    fault: text('fault').$type<NonNullable<WebhookDelivery['fault']>>(),
    milliseconds: integer('milliseconds'),
    triedAt: at('tried_at'),
  },
  (table) => [
    index('webhook_deliveries_by_webhook').on(table.webhookId, table.seq),
    index('webhook_deliveries_waiting').on(table.webhookId, table.seq).where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_by_person').on(table.userId),
    index('webhook_deliveries_by_age').on(table.createdAt),
    check('webhook_delivery_state', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
  ],
);
