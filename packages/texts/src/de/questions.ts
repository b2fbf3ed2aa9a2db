import type english from '../en/questions.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  clear: 'Leeren',
  yourAnswer: 'Deine Antwort … (optional)',
  tooLong: 'Die Antwort darf höchstens {most} Zeichen haben',
  options: {
    yes: 'Ja',
    no: 'Nein',
    maybe: 'Vielleicht',
  },
} satisfies TextsLike<typeof english>;
