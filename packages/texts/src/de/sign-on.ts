import type english from '../en/sign-on.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  unreachable: 'Die andere Seite antwortet nicht. Versuch es gleich noch einmal oder melde dich anders an.',
  refused: 'Die andere Seite hat dich nicht angemeldet. Versuch es noch einmal oder melde dich anders an.',
  unverified:
    'Die andere Seite hat deine E-Mail-Adresse nicht bestätigt. Bestätige sie dort oder melde dich anders an.',
  taken: 'Dieses Konto gehört auf der anderen Seite einer anderen Person. Melde dich anders an.',
  ended: 'Diese Anmeldung hat zu lange gedauert oder in einem anderen Browser begonnen. Bitte versuch es noch einmal.',
  busy: 'Zu viele Anfragen. Bitte warte einen Moment und versuch es noch einmal.',
} satisfies TextsLike<typeof english>;
