import type { ProfileQuestion, Progress } from '@serendip/contract/profile';
import type { profileQuestions } from '../../db/schema/answers.ts';

export type ProfileQuestionRow = typeof profileQuestions.$inferSelect;

export const presentProfileQuestion = (row: ProfileQuestionRow): ProfileQuestion => ({
  id: row.id,
  text: row.text,
  input_type: row.inputType as ProfileQuestion['input_type'],
  slider_min: row.sliderMin,
  slider_max: row.sliderMax,
  min_label: row.minLabel,
  max_label: row.maxLabel,
  options: row.options,
  context_header: row.contextHeader,
  celebration_message: row.celebrationMessage,
});

export const presentProgress = (answered: number, total: number): Progress => ({
  completion_percentage: total === 0 ? 0 : Math.round((answered / total) * 100),
  answered_questions: answered,
  total_questions: total,
  is_complete: total > 0 && answered === total,
});
