import type { Sight } from '@serendip/contract/cards';
import { check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { users } from './accounts.ts';
import { at, bytes } from './columns.ts';

/** A person's introduction card. Without a row it is empty, with the default sight. */
export const cards = pgTable(
  'cards',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name'),
    /** The event at whose door the name was typed, where it says who sees it. */
    namedForEvent: uuid('named_for_event'),
    headline: text('headline'),
    pronouns: text('pronouns'),
    links: jsonb('links').$type<string[]>().notNull().default([]),
    /** The sight; the rule is the function `sees_card`. */
    sight: text('sight').$type<Sight>().notNull().default('matches'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [check('card_sight', sql`${table.sight} in ('matches', 'events', 'nobody')`)],
);

/** The picture of a card, in the database so that every backup has it and any process serves it. */
export const cardPictures = pgTable('card_pictures', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret of the picture's addresses; never sent. A new picture has a new one, so old addresses stop working. */
  secret: text('secret').notNull(),
  /** WebP, squares of 512 and of 96 pixels. */
  large: bytes('large').notNull(),
  small: bytes('small').notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});
