import type english from '../en/people.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  deletedUser: 'Compte supprimé',
  hasDeleted: 'Cette personne a supprimé son compte.',
} satisfies TextsLike<typeof english>;
