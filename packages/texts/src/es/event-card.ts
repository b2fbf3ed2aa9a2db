import type english from '../en/event-card.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  over: 'Este evento ya terminó.',
  joiningClosed: 'La inscripción está cerrada.',
  byInvitation: 'Este evento es solo con invitación.',
  askToJoin: 'Pedir participar',
  joinWaitingList: 'Entrar en la lista de espera',
  join: 'Participar',
  inLinks: 'Participa y mira a quién conocer.',
  placesLeft:
    '{count, plural, =0 {Completo} one {Queda 1 lugar} many {Quedan {shown} lugares} other {Quedan {shown} lugares}}',
} satisfies TextsLike<typeof english>;
