import type { NotificationKind } from '@serendip/contract/notifications';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { sessions, users } from './accounts.ts';
import { at, createdAt, id, ownerOf } from './columns.ts';

export interface GoneEntry {
  name: string;
  event_date: string;
  start_time: string | null;
  end_time: string | null;
  time_zone: string | null;
  /** Higher than that of the entry. */
  sequence: number;
}

/**
 * Notifications, one per person, kind and cause. Without foreign keys: these rows are written under locks on runs and
 * events, and must wait for no account. Rows of deleted people or events are never shown, and cleaned up.
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
    /** The name of a deleted event. */
    goneEvent: text('gone_event'),
    /** The calendar entry that this news takes back. */
    goneEntry: jsonb('gone_entry').$type<GoneEntry>(),
    cause: text('cause').notNull(),
    createdAt: createdAt(),
    readAt: at('read_at'),
    /** When a mail or push of it comes too late, such as a call-off after the start. */
    tooLateAt: at('too_late_at'),
    /** The last mail or push of it. */
    sentAt: at('sent_at'),
  },
  (table) => [
    unique('told_once').on(table.userId, table.kind, table.cause),
    // One open entry per person, kind and event: a change updates it.
    uniqueIndex('open_once')
      .on(
        table.userId,
        table.kind,
        table.eventId,
        sql`coalesce(${table.otherId}, '00000000-0000-0000-0000-000000000000')`,
      )
      .where(sql`${table.readAt} is null and ${table.eventId} is not null`),
    index('notifications_by_user').on(table.userId, table.createdAt),
    index('notifications_by_event').on(table.eventId, table.kind),
    index('notifications_by_age').on(table.createdAt),
  ],
);

/** A browser's push subscription for its signed-in person; it ends with that session. */
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
    /** It has taken a push, and the last one. Others have slots of their own. */
    proven: boolean('proven').notNull().default(false),
    /** Failures in a row, since when, and until when it is left alone. */
    failures: integer('failures').notNull().default(0),
    failingSince: at('failing_since'),
    retryAt: at('retry_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_subscriptions_by_user').on(table.userId),
    index('push_subscriptions_by_session').on(table.sessionHash),
  ],
);

/** A mail or a push that is not sent yet; deleted when it was sent or is not wanted any more. */
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
    /** Taken from the mailbox's budget of a day, which retries do not do again. */
    counted: boolean('counted').notNull().default(false),
    /** Over that budget: part of one mail in the morning. */
    inDigest: boolean('in_digest').notNull().default(false),
    /** Fences off a worker that lost its claim, as with match runs. */
    attempt: integer('attempt').notNull().default(0),
    /** Renewed while a worker has the claim. */
    claimedAt: at('claimed_at'),
  },
  (table) => [
    index('deliveries_due').on(table.channel, table.dueAt),
    index('deliveries_by_notification').on(table.notificationId),
    index('deliveries_by_subscription').on(table.subscriptionId),
    check('delivery_channel', sql`${table.channel} in ('email', 'push')`),
  ],
);

/** A person's changed switches. Without a row: the contract's defaults. */
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

/** Keys made at the first start and kept with the data, so that links and subscriptions survive restarts. */
export const keptKeys = pgTable('kept_keys', {
  name: text('name').primaryKey(),
  publicKey: text('public_key'),
  secret: text('secret').notNull(),
  createdAt: createdAt(),
});
