import { limits } from '@serendip/contract/limits';
import { yesNoMaybeOptions } from '@serendip/contract/questions';
import type { Db } from '../../db/database.ts';
import { profileAnswers, profileQuestions } from '../../db/schema/answers.ts';
import { notInArray, sql } from '../../db/sql.ts';
import { refitAnswers } from '../questions/refit-answers.ts';
import type { FileQuestion } from './question-file.ts';

/** The columns of a question from the file; an option's value is its id, stable across starts. */
function columnsOf(question: FileQuestion, position: number) {
  const isSlider = question.input_type === 'slider';
  const options = question.input_type === 'yes_no_maybe' ? yesNoMaybeOptions : question.options;
  return {
    position,
    retired: false,
    text: question.text,
    inputType: question.input_type,
    sliderMin: isSlider ? (question.slider_min ?? limits.slider_default_min) : null,
    sliderMax: isSlider ? (question.slider_max ?? limits.slider_default_max) : null,
    scaleType: question.scale_type,
    minLabel: question.min_label,
    maxLabel: question.max_label,
    matchingContext: question.matching_context,
    contextHeader: question.context_header,
    celebrationMessage: question.celebration_message,
    options: options.map(({ text, value }, index) => ({ id: value, text, value, display_order: index + 1 })),
  };
}

/**
 * Makes the stored questions match the operator's file. Answers to unchanged questions stay. A removed question is
 * hidden with its answers, and comes back with them.
 */
export const synchroniseQuestions = (db: Db, questions: FileQuestion[]): Promise<void> =>
  db.transaction(async (tx) => {
    // Locks, so that concurrent starts run one after the other.
    await tx.execute(sql`lock table profile_questions in share row exclusive mode`);
    const before = new Map((await tx.select().from(profileQuestions)).map((row) => [row.id, row]));
    for (const [position, question] of questions.entries()) {
      const columns = columnsOf(question, position);
      await tx
        .insert(profileQuestions)
        .values({ id: question.id, ...columns })
        .onConflictDoUpdate({ target: profileQuestions.id, set: columns });
      const stored = before.get(question.id);
      if (stored) await refitAnswers(tx, profileAnswers, question.id, stored, columns);
    }
    const ids = questions.map(({ id }) => id);
    await tx
      .update(profileQuestions)
      .set({ retired: true })
      .where(ids.length > 0 ? notInArray(profileQuestions.id, ids) : sql`true`);
  });
