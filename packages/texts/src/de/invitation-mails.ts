import type english from '../en/invitation-mails.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  heading: 'Einladung: {event}',
  reminder: 'Kommst du? {event}',
  hello: 'Hallo {guest},',
  invites: '{host} lädt dich ein.',
  waits: '{host} lädt dich ein und wartet auf deine Antwort.',
  how: 'Sag mit einem Tippen Ja, Vielleicht oder Nein. Du brauchst kein Konto.',
  button: 'Einladung beantworten',
  wrote:
    '{host} hat dich eingeladen und schreibt das an alle Eingeladenen. Unter deinem Link liest du alles, beantwortest die Einladung und kannst die Nachricht melden.',
  readWord: 'Lesen und antworten',
  noneFromHost: 'Keine Einladungen von diesem Host',
  noneFromHere: 'Keine Einladungen von hier',
} satisfies TextsLike<typeof english>;
