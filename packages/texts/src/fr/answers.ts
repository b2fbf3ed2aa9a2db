import type english from '../en/answers.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Questions de l’événement',
  specific: 'Ces questions ne concernent que cet événement.',
  optional: 'Ces questions ne concernent que cet événement. Y répondre est facultatif, mais donne de meilleurs matchs.',
  canFill: 'Tu peux lire ces questions et y répondre.',
  joinFirst: 'Participe à l’événement pour répondre.',
  loading: 'Chargement des questions de l’événement',
  failed: 'Les questions n’ont pas pu être chargées',
  tryAgain: 'Réessayer',
  hostReads: 'L’hôte lit cette réponse',
  answered: 'répondue',
  willClear: 'sera effacée à l’enregistrement',
  pressSave: 'appuie sur « Enregistrer » pour la garder',
  save: 'Enregistrer les réponses',
  saveShort: 'Enregistrer',
  saved: 'Réponses enregistrées',
  unsavedAnswers: 'Réponses non enregistrées',
  allSaved: 'Tout est enregistré',
  unsaved:
    '{count, plural, one {# changement non enregistré} many {# changements non enregistrés} other {# changements non enregistrés}}',
  unsavedShort: '{count, number} à enregistrer',
  removed:
    '{count, plural, one {L’hôte a retiré une question. Ta réponse n’a pas été enregistrée.} many {L’hôte a retiré # questions. Tes réponses n’ont pas été enregistrées.} other {L’hôte a retiré # questions. Tes réponses n’ont pas été enregistrées.}}',
  failedToSave: 'Échec de l’enregistrement',
  closed: {
    lead: 'Cet événement est fermé : on ne peut plus répondre. Tes réponses ne sont visibles que pour toi. Tu peux les supprimer à tout moment.',
    none: 'Tu n’as plus de réponses ici.',
    delete: 'Supprimer la réponse',
    deleted: 'Réponse supprimée',
    failed: 'Ta réponse n’a pas pu être supprimée',
    question: 'Supprimer cette réponse ?',
    warning: 'L’événement est fermé : tu ne pourras plus répondre.',
    keep: 'La garder',
  },
} satisfies TextsLike<typeof english>;
