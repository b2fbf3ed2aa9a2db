import type english from '../en/ui.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  cancel: 'Annuler',
  copy: 'Copier',
  done: 'Terminé',
  tryAgain: 'Réessayer',
  loading: 'Chargement…',
  dismiss: 'Fermer',
  notifications: 'Informations',
  showCharacters: 'Afficher les caractères',
  noAlias: 'Sans pseudo',
  notAnswered: 'Sans réponse',
  suggestions: 'Suggestions : {label}',
  rows: '{from} à {to} sur {total}',
  charactersLeft:
    '{count, plural, one {# caractère restant} many {# de caractères restants} other {# caractères restants}}',
  charactersOf: '{count}/{max} caractères',
  whom: ' : {name}',
  offline:
    'Tu es hors ligne. Ce que tu écris est conservé<more>. Tes réponses et tes messages partiront dès que tu seras de nouveau en ligne</more>.',
} satisfies TextsLike<typeof english>;
