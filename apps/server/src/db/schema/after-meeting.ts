import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { users } from './accounts.ts';
import { at, ownerOf } from './columns.ts';
import { events } from './events.ts';
import { matchRuns } from './matching.ts';

/** A person's private answer whether they met another one; hosts see sums. */
export const meetingAnswers = pgTable(
  'meeting_answers',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    otherId: ownerOf('other_id').references(() => users.id, { onDelete: 'cascade' }),
    met: boolean('met').notNull(),
    glad: boolean('glad'),
    /** The run whose sums include the answer: the newest with both people when the first of them answered. */
    runId: uuid('run_id').references(() => matchRuns.id, { onDelete: 'set null' }),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId, table.otherId] }),
    index().on(table.userId),
    index().on(table.otherId),
    index().on(table.runId),
    check('meeting_answer_of_two', sql`${table.userId} <> ${table.otherId}`),
    check('glad_of_who_met', sql`${table.met} or ${table.glad} is null`),
  ],
);

/** A person's private note about another at an event. */
export const matchNotes = pgTable(
  'match_notes',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    otherId: ownerOf('other_id').references(() => users.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId, table.otherId] }),
    index().on(table.userId),
    index().on(table.otherId),
  ],
);

/** The contact details that one person offers to another. Visible only once both offer. */
export const contactOffers = pgTable(
  'contact_offers',
  {
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    otherId: ownerOf('other_id').references(() => users.id, { onDelete: 'cascade' }),
    name: boolean('name').notNull(),
    email: boolean('email').notNull(),
    phone: text('phone'),
    links: boolean('links').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    index().on(table.otherId),
    check('contact_offer_of_two', sql`${table.userId} <> ${table.otherId}`),
  ],
);
