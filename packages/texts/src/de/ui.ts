import type english from '../en/ui.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  cancel: 'Abbrechen',
  copy: 'Kopieren',
  done: 'Fertig',
  tryAgain: 'Noch einmal versuchen',
  loading: 'Lädt …',
  dismiss: 'Schließen',
  notifications: 'Hinweise',
  showCharacters: 'Zeichen anzeigen',
  noAlias: 'Kein Alias',
  notAnswered: 'Nicht beantwortet',
  suggestions: 'Vorschläge: {label}',
  rows: '{from} bis {to} von {total}',
  charactersLeft: '{count, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
  charactersOf: '{count}/{max} Zeichen',
  whom: ': {name}',
  offline:
    'Du bist offline. Was du schreibst, bleibt erhalten<more>. Abgeschickte Antworten und Nachrichten gehen raus, sobald du wieder online bist</more>.',
} satisfies TextsLike<typeof english>;
