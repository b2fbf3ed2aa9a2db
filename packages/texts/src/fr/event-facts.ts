import type english from '../en/event-facts.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  backToDashboard: 'Retour au tableau de bord',
  dashboard: 'Retour',
  closed: 'Fermé',
  showMore: 'Afficher plus',
  showLess: 'Afficher moins',
  date: 'Date',
  place: 'Lieu',
  link: 'Lien',
  host: 'Hôte',
  participants: 'Invités',
  noDate: 'L’hôte n’a pas encore donné de date',
  unknown: 'Inconnu',
  notConfirmed: 'non confirmé',
  joined: '{count, plural, one {# participe} many {# participent} other {# participent}}',
  joinedAndWaiting:
    '{count, plural, one {# participe} many {# participent} other {# participent}}, {waiting, number} en attente',
  joinedAndFull: '{count, plural, one {# participe} many {# participent} other {# participent}}, complet',
  joinedAndLeft:
    '{count, plural, one {# participe} many {# participent} other {# participent}}, encore {left, plural, one {# place} many {# places} other {# places}}',
  full: 'Complet',
  left: 'Encore {left, plural, one {# place} many {# places} other {# places}}',
  from: '{day}, {start}',
  fromInZone: '{day}, {start} ({zone})',
  fromTo: '{day}, de {start} à {end}',
  fromToInZone: '{day}, de {start} à {end} ({zone})',
  room: 'Salle {number}',
  namedRoom: 'Salle {number}, {name}',
} satisfies TextsLike<typeof english>;
