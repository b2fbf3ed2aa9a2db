import type english from '../en/lib.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  justNow: 'À l’instant',
  minutesAgo: 'il y a {count, number} min',
  hoursAgo: 'il y a {count, number} h',
  daysAgo: 'il y a {count, number} j',
  timeOf: 'heure de {place}',
} satisfies TextsLike<typeof english>;
