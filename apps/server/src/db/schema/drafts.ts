import { bigint, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { users } from './accounts.ts';
import { createdAt, id, ownerOf } from './columns.ts';
import { matchRuns } from './matching.ts';

/** A room's figures before an edit, so that undoing it gives back what the engine said. */
export interface RoomBefore {
  room_number: number;
  category: string | null;
  percentage: number;
  told_little: number | null;
  /** The place in it of the person who left it. */
  seat?: number;
}

/** Changes of a draft by hand. Undoing an edit deletes its row. */
export const matchRunEdits = pgTable(
  'match_run_edits',
  {
    id: id(),
    runId: ownerOf('run_id').references(() => matchRuns.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'swap' | 'move' | 'pin' | 'unpin' | 'add_pair' | 'remove_pair'>().notNull(),
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    round: smallint('round'),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The person's room after the edit, and before it. */
    roomNumber: integer('room_number'),
    fromRoomNumber: integer('from_room_number'),
    roomsBefore: jsonb('rooms_before').$type<RoomBefore[]>().notNull().default([]),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    index('match_run_edits_by_run').on(table.runId, table.seq),
    index().on(table.userId),
    index().on(table.otherId),
    index().on(table.by),
    check('match_run_edit_kind', sql`${table.kind} in ('swap', 'move', 'pin', 'unpin', 'add_pair', 'remove_pair')`),
  ],
);

/** Pairs that a host took out of a draft. A run around it does not list them. `user_a < user_b`. */
export const removedPairs = pgTable(
  'removed_pairs',
  {
    runId: ownerOf('run_id').references(() => matchRuns.id, { onDelete: 'cascade' }),
    userA: ownerOf('user_a').references(() => users.id, { onDelete: 'cascade' }),
    userB: ownerOf('user_b').references(() => users.id, { onDelete: 'cascade' }),
    /** The row of `match_pairs`, for undoing. Null where a run took the removal over from the one before. */
    pair: jsonb('pair').$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.userA, table.userB] }),
    index().on(table.userA),
    index().on(table.userB),
    check('removed_pair_order', sql`${table.userA} < ${table.userB}`),
  ],
);
