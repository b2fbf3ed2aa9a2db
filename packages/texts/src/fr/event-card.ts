import type english from '../en/event-card.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  over: 'Cet événement est terminé.',
  joiningClosed: 'Les inscriptions sont closes.',
  byInvitation: 'Cet événement est sur invitation.',
  askToJoin: 'Demander à participer',
  joinWaitingList: 'Rejoindre la liste d’attente',
  join: 'Participer',
  inLinks: 'Participe et vois qui rencontrer.',
  placesLeft:
    '{count, plural, =0 {Complet} one {Encore {shown} place} many {Encore {shown} places} other {Encore {shown} places}}',
} satisfies TextsLike<typeof english>;
