import type english from '../en/meetings.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  didYouMeet: 'La rencontre a eu lieu ?',
  didYouMeetWith: 'La rencontre a eu lieu ? ({name})',
  glad: 'Une belle rencontre ?',
  gladWith: 'Une belle rencontre ? ({name})',
  yes: 'Oui',
  no: 'Non',
  thumbsUp: 'Pouce levé',
  thumbsDown: 'Pouce baissé',
  offline: 'Pas de réseau. Ce sera envoyé dès ton retour en ligne.',
  note: {
    add: 'Ajouter une note pour toi',
    yours: 'Ta note',
    about: 'sur {name}',
    label: 'Note pour toi sur {name}',
    onlyYou: 'Personne d’autre ne voit ceci.',
    save: 'Enregistrer la note',
    tooLong: 'La note a {most} caractères au plus',
  },
} satisfies TextsLike<typeof english>;
