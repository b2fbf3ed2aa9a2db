import type english from '../en/identity.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  endedBefore:
    'Ton adresse e-mail est confirmée. Ce qui existait avant a pris fin : l’ancien mot de passe, les sessions ouvertes, les clés d’accès et les co-hôtes. Ta carte est vide, et les événements sont fermés jusqu’à ce que tu les ouvres.',
  again: { title: 'Connecte-toi encore une fois', notNow: 'Pas maintenant', signIn: 'Se reconnecter' },
} satisfies TextsLike<typeof english>;
