import type english from '../en/go.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Zu deinem Event',
  lead: 'Der Code steht auf dem Bildschirm oder dem Poster im Raum.',
  dashboard: 'Übersicht',
  typeCode: 'Tippe den Code vom Bildschirm ein',
  goIn: 'Weiter',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
} satisfies TextsLike<typeof english>;
