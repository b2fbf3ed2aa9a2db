import { blankQuestion } from '../src/blank-question.ts';
import type { SnapshotQuestion } from '../src/types.ts';

/** A question of an event that is answered in words, unless `extra` makes it another one. */
export const textQuestion = (id: string, text: string, extra: Partial<SnapshotQuestion> = {}): SnapshotQuestion => ({
  ...blankQuestion,
  options: [],
  id,
  text,
  ...extra,
});
