import type english from '../en/service.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  ai: 'Für bessere Matches gehen deine Antworten auch an einen KI-Dienst, gewählt von den Leuten, die diese Seite betreiben. Dein Alias und deine E-Mail-Adresse nicht.',
  localOnly: 'Diese Adresse funktioniert nur auf diesem Computer. <link>Gäste hereinlassen</link>',
  noMail: 'Dieser Server verschickt keine Mails. Frag die Person, die ihn betreibt.',
  retention:
    '{days, plural, =1 {Antworten und Matches werden einen Tag nach dem Event gelöscht.} one {Antworten und Matches werden # Tag nach dem Event gelöscht.} other {Antworten und Matches werden # Tage nach dem Event gelöscht.}}',
} satisfies TextsLike<typeof english>;
