import type english from '../en/printing.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Imprimer',
  lead: 'Choisis ce que tu imprimes. La page montre ce qu’il y aura sur le papier.',
  print: 'Imprimer',
  what: 'Quoi imprimer',
  sheets: { cards: 'Cartes de salle', people: 'Invités', poster: 'Affiche' },
  which: 'Quelles salles',
  sources: { planned: 'Comme prévu', held: 'Comme c’était' },
  roomsFailed: 'Les salles n’ont pas pu être chargées',
  loadingRooms: 'Chargement des salles',
  nothingYet: 'Rien à imprimer pour l’instant',
  matchFirst: 'Fais d’abord les matchs. Ensuite, tu peux imprimer les salles.',
  loadingCode: 'Chargement du code',
  doorsClosed: 'L’accueil n’est pas ouvert',
  codeComes: 'Chaque soirée a son propre code. Tu le reçois quand tu ouvres l’accueil.',
  runEvening: 'Ouvrir la régie',
} satisfies TextsLike<typeof english>;
