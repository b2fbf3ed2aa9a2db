import type english from '../en/feedback.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  question: 'As-tu fait une rencontre intéressante ?',
  questionOf: 'As-tu fait une rencontre intéressante ? ({event})',
  up: 'Pouce levé',
  down: 'Pouce baissé',
} satisfies TextsLike<typeof english>;
