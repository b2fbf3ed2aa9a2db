import type english from '../en/clarity.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'À quel point Serendip connaît tes invités',
  clarity: {
    clear: '{count} bien',
    partly: '{count} en partie',
    hardly: '{count} à peine',
  },
  nobodyAsked: 'Aucun invité n’a de question de Serendip en attente',
  asked:
    '{count, plural, one {# invité a reçu une question de plus et n’a pas encore répondu} many {# invités ont reçu une question de plus et n’ont pas encore répondu} other {# invités ont reçu une question de plus et n’ont pas encore répondu}}',
  failed: 'Impossible de compter. Serendip réessaie chaque minute.',
} satisfies TextsLike<typeof english>;
