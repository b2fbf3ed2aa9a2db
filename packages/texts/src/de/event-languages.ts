import type english from '../en/event-languages.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  language: 'Sprache',
  languageHint: 'Für Bühne, Poster und Papier und für E-Mails an Gäste, die keine eigene Sprache gewählt haben.',
  second: 'Zweite Sprache',
  secondHint: 'Bühne, Poster und Papier zeigen dann beide.',
  optional: 'Optional',
  none: 'Keine',
  questionsReadAs: 'Deine Fragen sind auf {language}. Das Event ist es nicht.',
  take: 'Auf {language} umstellen',
} satisfies TextsLike<typeof english>;
