import type { Preference } from '@serendip/contract/answers';

/** An answer of the caller's own; nobody else's is ever presented. */
export const presentPreference = (row: {
  id: string;
  questionId: string;
  value: Preference['effective_value'];
}): Preference => ({ id: row.id, question_id: row.questionId, effective_value: row.value });
