import type english from '../en/meetings.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  didYouMeet: 'Habt ihr euch getroffen?',
  didYouMeetWith: 'Habt ihr euch getroffen? ({name})',
  glad: 'War es gut?',
  gladWith: 'War es gut? ({name})',
  yes: 'Ja',
  no: 'Nein',
  thumbsUp: 'Daumen hoch',
  thumbsDown: 'Daumen runter',
  offline: 'Kein Netz. Das wird gesendet, sobald du wieder online bist.',
  note: {
    add: 'Notiz für dich hinzufügen',
    yours: 'Deine Notiz',
    about: 'zu {name}',
    label: 'Notiz für dich zu {name}',
    onlyYou: 'Nur du siehst das.',
    save: 'Notiz speichern',
    tooLong: 'Die Notiz darf höchstens {most} Zeichen haben',
  },
} satisfies TextsLike<typeof english>;
