import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { eventQuestions, events } from '../../db/schema/events.ts';
import { eq, sql } from '../../db/sql.ts';

const asJson = (column: AnyPgColumn) => sql`coalesce(octet_length(to_json(${column})::text), 0)`;
const ofOptions = sql`(
  select coalesce(sum(octet_length((o -> 'text')::text) + octet_length((o -> 'value')::text)), 0)
  from jsonb_array_elements(${eventQuestions.options}) o)`;
const { text, minLabel, maxLabel, matchingContext } = eventQuestions;
/** As `questionBytes` of the contract counts it. */
const bytes = sql`${asJson(text)} + ${asJson(minLabel)} + ${asJson(maxLabel)} + ${asJson(matchingContext)} + ${ofOptions}`;

/** Changes of an event's questions that are counted come one after the other: the bounds hold however many are made at once. */
export async function holdQuestions(tx: Db, eventId: string): Promise<void> {
  await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('no key update');
}

/** How many questions an event has, and how many bytes of text they hold. */
export async function usedRoom(tx: Db, eventId: string): Promise<{ questions: number; bytes: number }> {
  const [used] = await tx
    .select({ questions: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${bytes}), 0)::int` })
    .from(eventQuestions)
    .where(eq(eventQuestions.eventId, eventId));
  return used ?? { questions: 0, bytes: 0 };
}
