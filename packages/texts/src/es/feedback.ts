import type english from '../en/feedback.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  question: '¿Conociste a alguien interesante?',
  questionOf: '¿Conociste a alguien interesante? ({event})',
  up: 'Pulgar arriba',
  down: 'Pulgar abajo',
} satisfies TextsLike<typeof english>;
