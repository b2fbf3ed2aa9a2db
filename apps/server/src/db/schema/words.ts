import type { WordAudience } from '@serendip/contract/words';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
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
import { eventLabels } from './labels.ts';

/** A text of a host to several guests at once. */
export const words = pgTable(
  'words',
  {
    id: id(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    authorId: ownerOf('author_id').references(() => users.id, { onDelete: 'cascade' }),
    heading: text('heading').notNull(),
    text: text('text').notNull(),
    audience: text('audience').$type<WordAudience>().notNull(),
    /** Of a word to the people with a label; null once the label is deleted. */
    labelId: uuid('label_id').references(() => eventLabels.id, { onDelete: 'set null' }),
    onStage: boolean('on_stage').notNull(),
    /** How many people it went to. */
    people: integer('people').notNull(),
    /** Made by the sending app, so that a repeated call sends nothing. */
    clientId: uuid('client_id'),
    createdAt: createdAt(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    index('words_by_event').on(table.eventId, table.seq),
    index().on(table.authorId),
    index().on(table.labelId),
    uniqueIndex('one_word_per_client_id').on(table.eventId, table.clientId),
    check('word_audience', sql`${table.audience} in ('everyone', 'here', 'unanswered', 'label', 'invited')`),
  ],
);

/** The people a word is for. */
export const wordRecipients = pgTable(
  'word_recipients',
  {
    wordId: ownerOf('word_id').references(() => words.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** When its mail was accepted. */
    mailedAt: at('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.wordId, table.userId] }),
    index('word_recipients_by_user').on(table.userId, table.wordId),
  ],
);

/** A person who wants no news from the hosts of an event. */
export const mutedWords = pgTable(
  'muted_words',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index().on(table.userId)],
);
