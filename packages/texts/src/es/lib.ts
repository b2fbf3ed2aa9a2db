import type english from '../en/lib.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  justNow: 'Ahora mismo',
  minutesAgo: 'hace {count, number} min',
  hoursAgo: 'hace {count, number} h',
  daysAgo: 'hace {count, number} d',
  timeOf: 'hora de {place}',
} satisfies TextsLike<typeof english>;
