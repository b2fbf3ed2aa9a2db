import type english from '../en/match-labels.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  category: {
    mutual_connections: 'Bueno para ambas partes',
    can_help: 'Puede ayudar a otros',
    can_receive_help: 'Puede recibir ayuda',
  },
  fit: {
    strong: 'Encaja muy bien',
    good: 'Encaja bien',
    hello: 'Saluda',
  },
  score: '{percent} de match',
} satisfies TextsLike<typeof english>;
