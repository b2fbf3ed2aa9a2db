import type english from '../en/matches.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Deine Matches',
  loading: 'Deine Matches werden geladen',
  failed: 'Die Matches konnten nicht geladen werden',
  inRoom: 'Dein Raum: <name>{room}</name>',
  toMeet: '{count, plural, one {# Person} other {# Personen}} zum Kennenlernen',
  waiting: 'Warten auf den Host',
  waitingHint: 'Deine Matches erscheinen hier, sobald der Host matcht.',
  waitingAsked:
    'Deine Matches erscheinen hier, sobald der Host matcht. Mit Antworten auf die Fragen werden sie besser.',
  tellMe: 'Sag mir, wenn meine Matches da sind',
  others: 'Weitere, denen du Hallo sagen kannst',
  message: 'Schreiben',
  sharedContact: 'Hat dir Kontaktdaten gegeben.',
  whyMatched: 'Warum dieses Match',
  rooms: 'Deine Räume',
  round: 'Runde {round}',
  nobodyElse: 'In diesem Raum ist sonst niemand mehr.',
  followUp: {
    title: 'Es ist vorbei. Bleibt in Kontakt',
    lead: 'Nur du siehst, wen du getroffen hast. Kontaktdaten seht ihr, sobald ihr beide welche teilt.',
    sharedRoom: 'Mit dir im selben Raum',
    notMet: 'Matches, die du nicht getroffen hast',
  },
} satisfies TextsLike<typeof english>;
