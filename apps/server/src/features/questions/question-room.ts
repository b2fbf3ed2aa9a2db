import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { eventQuestions, events } from '../../db/schema/events.ts';
import { eq, sql } from '../../db/sql.ts';

const asJson = (column: AnyPgColumn) => sql`coalesce(octet_length(to_json(${column})::text), 0)`;
const ofOptions = sql`(
  select coalesce(sum(octet_length((o -> 'text')::text) + octet_length((o -> 'value')::text)), 0)
  from jsonb_array_elements(${eventQuestions.options}) o)`;
const { text, minLabel, maxLabel, matchingContext } = eventQuestions;
/** Counted like the contract's `questionBytes`. */
const bytes = sql`${asJson(text)} + ${asJson(minLabel)} + ${asJson(maxLabel)} + ${asJson(matchingContext)} + ${ofOptions}`;

/** Locks the event, so that concurrent changes of its questions cannot exceed the bounds. */
export async function holdQuestions(tx: Db, eventId: string): Promise<void> {
  await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('no key update');
}

/** The number of an event's questions, and their bytes of text. */
export async function usedRoom(tx: Db, eventId: string): Promise<{ questions: number; bytes: number }> {
  const [used] = await tx
    .select({ questions: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${bytes}), 0)::int` })
    .from(eventQuestions)
    .where(eq(eventQuestions.eventId, eventId));
  return used ?? { questions: 0, bytes: 0 };
}
