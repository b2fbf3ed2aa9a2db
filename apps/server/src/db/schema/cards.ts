import type { Sight } from '@serendip/contract/cards';
import { check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { users } from './accounts.ts';
import { at, bytes } from './columns.ts';

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
