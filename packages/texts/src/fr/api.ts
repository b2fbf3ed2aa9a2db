import type english from '../en/api.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  unreachable: 'Le serveur ne répond pas. Vérifie ta connexion et réessaie.',
} satisfies TextsLike<typeof english>;
