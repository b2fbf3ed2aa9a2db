import type english from '../en/covers.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  unreadable: 'Dieses Bild lässt sich nicht lesen',
  tooLarge: 'Ein Bild hat höchstens 8\u00a0MB',
  saved: 'Titelbild gespeichert',
  removed: 'Titelbild entfernt',
  failed: 'Das Titelbild konnte nicht gespeichert werden',
  title: 'Titelbild',
  lead: 'Dein Bild ersetzt das gezeichnete, auch wo der Link eingefügt wird. JPEG, PNG oder WebP, bis 8\u00a0MB. Wir behalten die Mitte, 1200 mal 630.',
  label: 'Titelbild',
  change: 'Titelbild ändern',
  choose: 'Bild wählen',
  remove: 'Titelbild entfernen',
} satisfies TextsLike<typeof english>;
