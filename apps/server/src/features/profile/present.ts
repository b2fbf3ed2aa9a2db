import type { ProfileQuestion, Progress } from '@serendip/contract/profile';
import type { profileQuestions } from '../../db/schema/answers.ts';

export type ProfileQuestionRow = typeof profileQuestions.$inferSelect;

/** A question in the words of a language. Its answers are stored by the values of its options, which have none. */
export const presentProfileQuestion = (
  row: ProfileQuestionRow,
  say: (text: string) => string = (text) => text,
): ProfileQuestion => ({
  id: row.id,
  text: say(row.text),
  input_type: row.inputType as ProfileQuestion['input_type'],
  slider_min: row.sliderMin,
  slider_max: row.sliderMax,
  min_label: row.minLabel && say(row.minLabel),
  max_label: row.maxLabel && say(row.maxLabel),
  options: row.options.map((option) => ({ ...option, text: say(option.text) })),
  context_header: say(row.contextHeader),
  celebration_message: say(row.celebrationMessage),
});

export const presentProgress = (answered: number, total: number): Progress => ({
  completion_percentage: total === 0 ? 0 : Math.round((answered / total) * 100),
  answered_questions: answered,
  total_questions: total,
  is_complete: total > 0 && answered === total,
});
