import { bigint, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { id, ownerOf } from './columns.ts';
import { events } from './events.ts';

/** A short word that hosts put on people of their event. */
export const eventLabels = pgTable(
  'event_labels',
  {
    id: id(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The name without case: no two labels of an event share it. */
    key: text('key').notNull(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [unique('one_label_per_name').on(table.eventId, table.key)],
);

/** A label on a person. It stays when they leave the event, and counts again when they return. */
export const participantLabels = pgTable(
  'participant_labels',
  {
    labelId: ownerOf('label_id').references(() => eventLabels.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.labelId, table.userId] }), index().on(table.userId)],
);
