import type { BroughtAnswer, listBroughtAnswers, settleBroughtAnswers } from '@serendip/contract/answer-invitation';
import type { EventQuestion } from '@serendip/contract/questions';
import { type Db, rowsOf } from '../../db/database.ts';
import type { BroughtAnswer as Stored } from '../../db/schema/invitations.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { storeAnswer } from '../answers/store-answer.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { fitAnswers, inputOf, questionsById } from '../invitations/brought-answers.ts';

const shownOf = ({ options }: EventQuestion, value: Stored['value']): string =>
  Array.isArray(value)
    ? value.map((one) => options.find((option) => option.value === one)?.text ?? one).join(', ')
    : String(value);

/** Answers that still fit their question, which its host may have changed, and that the person has not answered. */
async function broughtFor(db: Db, eventId: string, userId: string) {
  const [row] = await rowsOf<{ id: string; answers: Stored[]; own: string[] }>(
    db,
    sql`select i.id, i.answers, (select coalesce(json_agg(a.question_id), '[]') from event_answers a
        join event_questions q on q.id = a.question_id and q.event_id = i.event_id where a.user_id = ${userId}) as own
      from invitations i where i.event_id = ${eventId} and i.user_id = ${userId} and i.ended is null and i.answers <> '[]'`,
  );
  if (!row) return { id: null, answers: [] };
  const questions = await questionsById(db, eventId);
  const answers = row.answers.flatMap((one): (BroughtAnswer & { asked: EventQuestion })[] => {
    const asked = questions.get(one.question_id);
    if (!asked || row.own.includes(one.question_id) || 'error' in fitAnswers(questions, [one])) return [];
    return [{ ...one, asked, question: asked.text, shown: shownOf(asked, one.value) }];
  });
  return { id: row.id, answers };
}

export const listBroughtAnswersHandler: Handler<typeof listBroughtAnswers> = async ({ caller, event }, ctx) => {
  const { answers } = await broughtFor(ctx.database.db, event.id, caller.id);
  return { answers: answers.map(({ asked: _asked, ...one }) => one) };
};

/** Own answers are never overwritten. Safe to repeat: what was settled is gone. */
export const settleBroughtAnswersHandler: Handler<typeof settleBroughtAnswers> = async (
  { body, caller, event },
  ctx,
) => {
  if (event.isClosed) throw new Refusal('event_closed');
  return ctx.database.db.transaction(async (tx) => {
    await lockAccount(tx, caller.id, 'alone');
    const { id, answers } = await broughtFor(tx, event.id, caller.id);
    const kept = answers.filter(({ question_id }) => body.keep.includes(question_id));
    for (const { asked, question_id, value } of kept)
      await storeAnswer(tx, event, caller.id, question_id, inputOf(asked, value));
    if (id) await tx.execute(sql`update invitations set answers = '[]' where id = ${id}`);
    return { kept: kept.length };
  });
};
