import type english from '../en/event-settings.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  delete: {
    title: 'Supprimer cet événement',
    lead: 'Il est supprimé pour tout le monde, avec ses réponses et ses matchs. S’il est encore à venir, les invités sont prévenus. Les messages restent.',
    button: 'Supprimer l’événement',
    done: 'L’événement est supprimé',
    question: 'Supprimer cet événement ?',
    warning: 'Impossible de revenir en arrière.',
    cancel: 'Annuler',
    confirm: 'Supprimer pour tous',
    typeName: 'Écris le nom de l’événement',
    failed: 'L’événement n’a pas pu être supprimé. Réessaie.',
  },
  duplicate: {
    title: 'Dupliquer cet événement',
    lead: 'Commence un nouvel événement avec les mêmes textes, questions et salles, mais sans date, invités ni co-hôtes.',
    button: 'Dupliquer',
  },
  open: {
    button: 'Ouvrir cet événement',
    failed: 'L’événement n’a pas pu être ouvert. Réessaie.',
  },
  loading: 'Chargement des réglages',
  forTheHost: 'Pour l’hôte',
  tabs: {
    matching: 'Matchs',
    people: 'Personnes',
    settings: 'Réglages',
  },
  matching: {
    title: 'Matchs',
    seenByHosts: 'Visible seulement pour les hôtes.',
    seenByYou: 'Visible seulement pour toi et tes co-hôtes.',
  },
} satisfies TextsLike<typeof english>;
