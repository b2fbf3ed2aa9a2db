import type english from '../en/people.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  deletedUser: 'Cuenta eliminada',
  hasDeleted: 'Esta persona eliminó su cuenta.',
} satisfies TextsLike<typeof english>;
