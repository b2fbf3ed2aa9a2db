import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { eventQuestions } from '../../db/schema.ts';

/** An event's questions in the order they were added. */
export const questionsOf = (db: Db, eventId: string) =>
  db.select().from(eventQuestions).where(eq(eventQuestions.eventId, eventId)).orderBy(asc(eventQuestions.seq));
