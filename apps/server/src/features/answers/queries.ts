import type { Db } from '../../db/database.ts';
import { eventAnswers } from '../../db/schema/answers.ts';
import { eventQuestions } from '../../db/schema/events.ts';
import { and, asc, eq } from '../../db/sql.ts';

/** The caller's answers to an event's questions, in the questions' order. */
export const ownAnswers = (db: Db, eventId: string, callerId: string) =>
  db
    .select({ id: eventAnswers.id, questionId: eventAnswers.questionId, value: eventAnswers.value })
    .from(eventAnswers)
    .innerJoin(eventQuestions, eq(eventQuestions.id, eventAnswers.questionId))
    .where(and(eq(eventQuestions.eventId, eventId), eq(eventAnswers.userId, callerId)))
    .orderBy(asc(eventQuestions.seq));
