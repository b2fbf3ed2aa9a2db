import type english from '../en/legal.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  titles: { privacy: 'Confidentialité', terms: 'Conditions d’utilisation', imprint: 'Mentions légales' },
  loading: 'Chargement du texte',
  failed: 'Le texte n’a pas pu être chargé.',
  contact: 'Contact',
  write: 'Écris à <link>{email}</link>.',
  askHost:
    'Demande à l’hôte de ton événement, qui sait qui gère ce site. Son adresse e-mail est sur la page de l’événement.',
} satisfies TextsLike<typeof english>;
