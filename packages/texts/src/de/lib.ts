import type english from '../en/lib.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  justNow: 'Gerade eben',
  minutesAgo: 'vor {count, number} Min.',
  hoursAgo: 'vor {count, number} Std.',
  daysAgo: 'vor {count, number} Tg.',
  timeOf: 'Ortszeit {place}',
} satisfies TextsLike<typeof english>;
