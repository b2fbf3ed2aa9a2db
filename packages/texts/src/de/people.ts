import type english from '../en/people.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  deletedUser: 'Gelöschtes Konto',
  hasDeleted: 'Diese Person hat ihr Konto gelöscht.',
} satisfies TextsLike<typeof english>;
