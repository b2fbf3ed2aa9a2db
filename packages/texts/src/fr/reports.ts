import type english from '../en/reports.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Signalements',
  open: 'à traiter',
  lead: 'Seuls les hôtes voient ceci. Les personnes signalées n’en savent rien. Les signalements sont supprimés après {days, plural, one {# jour} many {# jours} other {# jours}}.',
  none: 'Pas de signalements',
  noneHint: 'Les signalements sur des personnes de cet événement s’affichent ici.',
  failed: 'Les signalements n’ont pas pu être chargés',
  loading: 'Chargement des signalements',
  gone: 'Quelqu’un qui a supprimé son compte',
  done: 'Traité',
  by: 'Signalé par <person></person>, {time}',
  byGone: 'Signalé par quelqu’un qui a supprimé son compte, {time}',
  said: '<person>{name}</person>, {time}',
  openAgain: 'Rouvrir',
  markDone: 'Marquer comme traité',
  failedToSave: 'Échec de l’enregistrement',
  messages: 'Leurs messages ({count, number})',
} satisfies TextsLike<typeof english>;
