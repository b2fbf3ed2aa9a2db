import { type AnswerValue, fitAnswer } from '@serendip/contract/answers';
import type { InputType } from '@serendip/contract/questions';
import type { Db } from '../../db/database.ts';
import type { eventAnswers, profileAnswers } from '../../db/schema/answers.ts';
import type { StoredOption } from '../../db/schema/events.ts';
import { eq, sql } from '../../db/sql.ts';

/** The parts of a stored question that decide which answers fit. */
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

/** Options keep their id, but answers hold values, so a corrected value is updated in them. */
function followOptions(before: Shape, after: Shape): (stored: AnswerValue) => AnswerValue {
  const valueNow = new Map(after.options.map(({ id, value }) => [id, value]));
  const followed = new Map(before.options.map(({ id, value }) => [value, valueNow.get(id)]));
  return (stored) => (Array.isArray(stored) ? stored.flatMap((value) => followed.get(value) ?? []) : stored);
}

/**
 * Makes stored answers fit an edited question: drops an answer, or one value of a selection, that no longer fits. Two
 * statements for all answers, since the embedded database serves nobody else meanwhile.
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
    // These columns are only written from the contract's enums.
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
