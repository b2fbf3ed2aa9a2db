import type english from '../en/event-languages.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  language: 'Langue',
  languageHint:
    'Pour l’écran de scène, l’affiche et le papier, et pour les e-mails aux personnes qui n’ont pas choisi de langue.',
  second: 'Deuxième langue',
  secondHint: 'L’écran de scène, l’affiche et le papier montrent alors les deux.',
  optional: 'Facultatif',
  none: 'Aucune',
  questionsReadAs: 'Tes questions sont en {language}. L’événement ne l’est pas.',
  take: 'Passer l’événement en {language}',
} satisfies TextsLike<typeof english>;
