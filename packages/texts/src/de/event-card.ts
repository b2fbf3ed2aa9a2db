import type english from '../en/event-card.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  over: 'Dieses Event ist vorbei.',
  joiningClosed: 'Die Anmeldung ist geschlossen.',
  byInvitation: 'Zu diesem Event kommt man nur mit Einladung.',
  askToJoin: 'Anfragen',
  joinWaitingList: 'Auf die Warteliste',
  join: 'Mitmachen',
  inLinks: 'Mach mit und sieh, wen du treffen kannst.',
  placesLeft: '{count, plural, =0 {Voll} one {Noch 1 Platz} other {Noch {shown} Plätze}}',
} satisfies TextsLike<typeof english>;
