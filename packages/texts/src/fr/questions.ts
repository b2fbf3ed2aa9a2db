import type english from '../en/questions.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  clear: 'Effacer',
  yourAnswer: 'Ta réponse… (facultatif)',
  tooLong: 'La réponse a {most} caractères au plus',
  options: {
    yes: 'Oui',
    no: 'Non',
    maybe: 'Peut-être',
  },
} satisfies TextsLike<typeof english>;
