import type { AttachedMessage, ReportReason } from '@serendip/contract/safety';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { users } from './accounts.ts';
import { at, createdAt, id, ownerOf } from './columns.ts';
import { events } from './events.ts';

/** A person who blocked another. It works both ways, and the other is not told. */
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

/** A person's report about another at an event. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    /** Null once they have deleted the account, and of an invited person. */
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reportedId: ownerOf('reported_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of an invited person about a host's word: the operator reads it, hosts do not. */
    byInvited: boolean('by_invited').notNull().default(false),
    reason: text('reason').$type<ReportReason>().notNull(),
    words: text('words'),
    /** A copy of the messages, if the reporter attached them. */
    thread: jsonb('thread').$type<AttachedMessage[]>(),
    createdAt: createdAt(),
    doneAt: at('done_at'),
    /** When the reporter last added to it. */
    changedAt: at('changed_at').notNull().defaultNow(),
    /** When the operator last had a mail with it. */
    mailedAt: at('mailed_at'),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    uniqueIndex('reports_open_once')
      .on(table.eventId, table.reporterId, table.reportedId)
      .where(sql`${table.doneAt} is null`),
    index('reports_by_event').on(table.eventId, table.seq),
    index().on(table.reporterId),
    index().on(table.reportedId),
    index('reports_by_age').on(table.createdAt),
    check('report_reason', sql`${table.reason} in ('spam', 'harassment', 'no_show', 'other')`),
  ],
);
