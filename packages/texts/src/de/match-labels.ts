import type english from '../en/match-labels.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  category: {
    mutual_connections: 'Beide profitieren',
    can_help: 'Kann anderen helfen',
    can_receive_help: 'Kann Hilfe bekommen',
  },
  fit: {
    strong: 'Passt sehr gut',
    good: 'Passt gut',
    hello: 'Sag Hallo',
  },
  score: '{percent} Match',
} satisfies TextsLike<typeof english>;
