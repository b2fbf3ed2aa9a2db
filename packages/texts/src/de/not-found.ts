import type english from '../en/not-found.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Seite nicht gefunden',
  explanation:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig, oder es gibt die Seite nicht mehr.',
  toDashboard: 'Zu deiner Übersicht',
  toHomePage: 'Zur Startseite',
} satisfies TextsLike<typeof english>;
