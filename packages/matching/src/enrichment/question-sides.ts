import type { Lexicon } from '../lexicon/lexicon.ts';
import type { SnapshotQuestion } from '../types.ts';
import { readQuestion } from '../understand/question-reading.ts';

/** Whether a question's answers tell what people have, what they look for, both, or nothing to match by. */
export type QuestionSide = 'held' | 'wanted' | 'both' | 'none';

/** By question id. */
export function questionSides(questions: SnapshotQuestion[], lexicon: Lexicon): Record<string, QuestionSide> {
  return Object.fromEntries(
    questions.map((question) => {
      const { roles, ignored, mixed } = readQuestion(question, lexicon);
      if (ignored) return [question.id, 'none'];
      if (mixed && roles.need > 0) return [question.id, 'both'];
      return [question.id, roles.need >= Math.max(roles.offer, roles.fact) ? 'wanted' : 'held'];
    }),
  );
}
