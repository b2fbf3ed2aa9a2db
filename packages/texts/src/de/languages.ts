import type english from '../en/languages.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  label: 'Sprache',
  hint: 'Für Seiten, Mails und Gründe, die du liest.',
  asBrowser: 'Wie mein Browser',
  failed: 'Die Sprache konnte nicht geändert werden',
} satisfies TextsLike<typeof english>;
