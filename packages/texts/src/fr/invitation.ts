import type english from '../en/invitation.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  page: 'Événement',
  failed: 'Cet événement n’a pas pu être chargé',
  checkConnection: 'Vérifie ta connexion et réessaie.',
  logIn: 'Se connecter',
} satisfies TextsLike<typeof english>;
