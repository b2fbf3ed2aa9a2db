import type { EventParticipant } from '@serendip/contract/participants';
import type { EventQuestion } from '@serendip/contract/questions';

/** A person's answer to a question that the host reads, in the words of the question; empty without one. */
export function answerText(
  { id, options }: Pick<EventQuestion, 'id' | 'options'>,
  answers: EventParticipant['answers'],
): string {
  const value = answers.find(({ question_id }) => question_id === id)?.effective_value;
  if (!Array.isArray(value)) return value === undefined ? '' : String(value);
  return value.map((one) => options.find((option) => option.value === one)?.text ?? one).join(', ');
}
