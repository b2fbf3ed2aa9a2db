import type english from '../en/embeds.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Auf anderen Seiten',
  lead: 'Zeig dieses Event als kleine Karte auf deinen eigenen Seiten. Nur die Seiten in dieser Liste können das.',
  notListed:
    'Deine Seiten können dieses Event als kleine Karte zeigen, sobald alle mit dem Link es sehen. <link>Einschalten</link>',
  failed: 'Das hat nicht geklappt.',
  removed: '{site} ist entfernt',
  remove: 'Entfernen',
  site: 'Seite',
  add: 'Seite hinzufügen',
  paste: 'Füge das in die Seite ein',
  event: 'Event',
} satisfies TextsLike<typeof english>;
