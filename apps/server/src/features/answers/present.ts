import type { Preference } from '@serendip/contract/answers';

/** Presents an answer to its author. Nobody else's is ever presented. */
export const presentPreference = (row: {
  id: string;
  questionId: string;
  value: Preference['effective_value'];
}): Preference => ({ id: row.id, question_id: row.questionId, effective_value: row.value });
