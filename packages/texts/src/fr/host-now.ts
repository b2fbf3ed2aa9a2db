import type english from '../en/host-now.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Maintenant',
  loading: 'Chargement de l’étape suivante',
  share: 'Partager le lien',
  match: 'Faire les matchs',
  publish: 'Regarder et publier',
  openDoors: 'Ouvrir l’accueil',
  run: 'Ouvrir la régie',
  results: 'Voir ce qu’il en est sorti',
  failed: 'Ça n’a pas marché. Réessaie.',
  qrCode: 'Code QR du lien de l’événement',
  line: {
    nobody: 'Personne ne participe encore. Envoie le lien à tes invités.',
    joined:
      '{joined, plural, one {# personne participe} many {# personnes participent} other {# personnes participent}}',
    answered:
      '{joined, plural, one {# personne participe} many {# personnes participent} other {# personnes participent}}, {answered, plural, one {# a répondu} many {# ont répondu} other {# ont répondu}}',
    doors:
      'L’accueil est ouvert, {count, plural, one {# personne est là} many {# personnes sont là} other {# personnes sont là}}',
    round: 'Tour {round} sur {rounds}',
    roundLeft: 'Tour {round} sur {rounds}, encore {time}',
    roundPaused: 'Tour {round} sur {rounds}, en pause',
    roundPausedLeft: 'Tour {round} sur {rounds}, en pause, encore {time}',
    break: 'Pause après le tour {round}',
    breakLeft: 'Pause après le tour {round}, encore {time}',
    breakPaused: 'Pause après le tour {round}, arrêtée',
    breakPausedLeft: 'Pause après le tour {round}, arrêtée, encore {time}',
    over: 'La soirée est finie',
    came: '{came, plural, one {# personne est venue} many {# personnes sont venues} other {# personnes sont venues}}',
    cameAndMet:
      '{came, plural, one {# personne est venue} many {# personnes sont venues} other {# personnes sont venues}}, environ {pairs, number} rencontres à deux',
  },
} satisfies TextsLike<typeof english>;
