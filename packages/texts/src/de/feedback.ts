import type english from '../en/feedback.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  question: 'Hast du jemand Interessantes getroffen?',
  questionOf: 'Hast du jemand Interessantes getroffen? ({event})',
  up: 'Daumen hoch',
  down: 'Daumen runter',
} satisfies TextsLike<typeof english>;
