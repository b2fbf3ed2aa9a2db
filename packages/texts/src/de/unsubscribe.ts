import type english from '../en/unsubscribe.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Diese Mails abbestellen?',
  lead: 'Du bekommst keine Mails mehr von der Art, mit der dieser Link kam.',
} satisfies TextsLike<typeof english>;
