import type english from '../en/match-labels.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  category: {
    mutual_connections: 'Utile aux deux',
    can_help: 'Peut aider les autres',
    can_receive_help: 'Peut recevoir de l’aide',
  },
  fit: {
    strong: 'Très bon accord',
    good: 'Bon accord',
    hello: 'Dis bonjour',
  },
  score: 'Match à {percent}',
} satisfies TextsLike<typeof english>;
