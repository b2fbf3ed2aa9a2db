import type english from '../en/sign-on.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  unreachable: 'L’autre site ne répond pas. Réessaie dans un instant, ou connecte-toi autrement.',
  refused: 'L’autre site a refusé la connexion. Réessaie, ou connecte-toi autrement.',
  unverified: 'L’autre site n’a pas vérifié ton adresse e-mail. Vérifie-la là-bas, ou connecte-toi autrement.',
  taken: 'Sur l’autre site, ce compte appartient à une autre personne. Connecte-toi autrement.',
  ended: 'Cette connexion a pris trop de temps ou a commencé dans un autre navigateur. Réessaie.',
  busy: 'Trop de demandes. Attends un instant et réessaie.',
} satisfies TextsLike<typeof english>;
