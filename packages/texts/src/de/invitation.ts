import type english from '../en/invitation.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  page: 'Event',
  failed: 'Das Event konnte nicht geladen werden',
  checkConnection: 'Prüfe deine Verbindung und versuch es noch einmal.',
  logIn: 'Anmelden',
} satisfies TextsLike<typeof english>;
