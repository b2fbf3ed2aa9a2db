import type { Scope } from '@serendip/contract/scopes';
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at, createdAt, id, ownerOf } from './columns.ts';
import { events } from './events.ts';

/** A secret with which a program acts as its owner, within scopes and until a day. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret, which is never stored. */
    tokenHash: text('token_hash').notNull().unique(),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<Scope[]>().notNull(),
    /** The one event that it opens. Null: all that its owner hosts. */
    eventId: uuid('event_id').references(() => events.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    /** In UTC. */
    lastUsedOn: date('last_used_on', { mode: 'string' }),
  },
  (table) => [index('api_tokens_by_user').on(table.userId), index('api_tokens_by_event').on(table.eventId)],
);
