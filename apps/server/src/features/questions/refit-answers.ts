import { type AnswerValue, fitAnswer } from '@serendip/contract/answers';
import type { InputType } from '@serendip/contract/questions';
import type { Db } from '../../db/database.ts';
import type { eventAnswers, profileAnswers } from '../../db/schema/answers.ts';
import type { StoredOption } from '../../db/schema/events.ts';
import { eq, sql } from '../../db/sql.ts';

/** What of a stored question decides which answers fit it. */
interface Shape {
  inputType: string;
  sliderMin: number | null;
  sliderMax: number | null;
  options: StoredOption[];
}

const isSame = (one: Shape, other: Shape): boolean => {
  const [a, b] = [one, other].map(({ inputType, sliderMin, sliderMax, options }) =>
    JSON.stringify([inputType, sliderMin, sliderMax, options.map(({ id, value }) => [id, value])]),
  );
  return a === b;
};

/** Options are the same ones as before by their id, but answers hold their values: a corrected value is followed. */
function followOptions(before: Shape, after: Shape): (stored: AnswerValue) => AnswerValue {
  const valueNow = new Map(after.options.map(({ id, value }) => [id, value]));
  const followed = new Map(before.options.map(({ id, value }) => [value, valueNow.get(id)]));
  return (stored) => (Array.isArray(stored) ? stored.flatMap((value) => followed.get(value) ?? []) : stored);
}

/**
 * Makes the stored answers fit their question after it was edited: what no longer fits is dropped, an answer or one
 * value out of a selection, and nothing else. Two statements, however many answers: the embedded database serves
 * nobody else meanwhile.
 */
export async function refitAnswers(
  tx: Db,
  answers: typeof eventAnswers | typeof profileAnswers,
  questionId: string,
  before: Shape,
  after: Shape,
): Promise<void> {
  if (isSame(before, after)) return;
  const question = {
    // The columns are written from the contract's own enums only.
    input_type: after.inputType as InputType,
    slider_min: after.sliderMin,
    slider_max: after.sliderMax,
    options: after.options,
  };
  const follow = followOptions(before, after);
  const changed: { id: string; value: AnswerValue }[] = [];
  const dropped: string[] = [];
  const stored = await tx
    .select({ id: answers.id, value: answers.value })
    .from(answers)
    .where(eq(answers.questionId, questionId))
    .for('update');
  for (const { id, value } of stored) {
    const fitting = fitAnswer(question, follow(value));
    if (fitting === null) dropped.push(id);
    else if (JSON.stringify(fitting) !== JSON.stringify(value)) changed.push({ id, value: fitting });
  }
  if (changed.length > 0)
    await tx.execute(sql`
      update ${answers} a set value = f.value
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) f(id uuid, value jsonb) where a.id = f.id`);
  if (dropped.length > 0) await tx.execute(sql`delete from ${answers} where id = any(${sql.param(dropped)}::uuid[])`);
}
