import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { users } from './accounts.ts';
import { at, createdAt, id, ownerOf } from './columns.ts';

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
