import type english from '../en/matches.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Tes matchs',
  loading: 'Chargement de tes matchs',
  failed: 'Les matchs n’ont pas pu être chargés',
  inRoom: 'Ta salle : <name>{room}</name>',
  toMeet: '{count, plural, one {# personne} many {# personnes} other {# personnes}} à rencontrer',
  waiting: 'En attente de l’hôte',
  waitingHint: 'Tes matchs s’affichent ici dès que l’hôte les fait.',
  waitingAsked: 'Tes matchs s’affichent ici dès que l’hôte les fait. Réponds aux questions pour en avoir de meilleurs.',
  tellMe: 'Préviens-moi quand mes matchs sont là',
  others: 'D’autres à qui dire bonjour',
  message: 'Écrire',
  sharedContact: 'A partagé ses coordonnées.',
  whyMatched: 'Pourquoi ce match',
  rooms: 'Tes salles',
  round: 'Tour {round}',
  nobodyElse: 'Il n’y a plus personne d’autre dans cette salle.',
  followUp: {
    title: 'C’est fini. Restez en contact',
    lead: 'Personne d’autre ne voit qui tu as rencontré. Les coordonnées se voient quand chacun partage les siennes.',
    sharedRoom: 'Dans la même salle que toi',
    notMet: 'Matchs que tu n’as pas rencontrés',
  },
} satisfies TextsLike<typeof english>;
