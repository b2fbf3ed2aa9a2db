import type { Db } from '../../db/database.ts';
import { profileAnswers, profileQuestions } from '../../db/schema/answers.ts';
import { and, asc, eq } from '../../db/sql.ts';

const current = eq(profileQuestions.retired, false);

export const currentQuestions = (db: Db) =>
  db.select().from(profileQuestions).where(current).orderBy(asc(profileQuestions.position));

export const currentQuestion = async (db: Db, id: string) =>
  (
    await db
      .select()
      .from(profileQuestions)
      .where(and(current, eq(profileQuestions.id, id)))
  )[0];

/** The caller's answers to the current questions; answers to retired ones are kept but not shown. */
export const ownProfileAnswers = (db: Db, callerId: string) =>
  db
    .select({ id: profileAnswers.id, questionId: profileAnswers.questionId, value: profileAnswers.value })
    .from(profileAnswers)
    .innerJoin(profileQuestions, eq(profileQuestions.id, profileAnswers.questionId))
    .where(and(current, eq(profileAnswers.userId, callerId)))
    .orderBy(asc(profileQuestions.position));

/** An answer by its id; another person's is treated as unknown. */
export const ownProfileAnswer = async (db: Db, callerId: string, id: string) =>
  (
    await db
      .select()
      .from(profileAnswers)
      .where(and(eq(profileAnswers.id, id), eq(profileAnswers.userId, callerId)))
  )[0];
