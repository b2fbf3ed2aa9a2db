import type { Db } from '../../db/database.ts';
import { eventAnswers } from '../../db/schema/answers.ts';
import { eventQuestions } from '../../db/schema/events.ts';
import { and, asc, eq, exists } from '../../db/sql.ts';
import type { VisibleEvent } from '../../http/authorise.ts';

/**
 * An event's questions in the order of their creation. Of a closed event, guests see only those that they answered.
 */
export const questionsOf = (db: Db, event: VisibleEvent, callerId: string) => {
  const ownAnswer = and(eq(eventAnswers.questionId, eventQuestions.id), eq(eventAnswers.userId, callerId));
  const isVisible =
    event.isClosed && !event.isHost ? exists(db.select().from(eventAnswers).where(ownAnswer)) : undefined;
  return db
    .select()
    .from(eventQuestions)
    .where(and(eq(eventQuestions.eventId, event.id), isVisible))
    .orderBy(asc(eventQuestions.seq));
};
