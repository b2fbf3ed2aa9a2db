import type english from '../en/questions.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  clear: 'Borrar',
  yourAnswer: 'Tu respuesta… (opcional)',
  tooLong: 'La respuesta puede tener {most} caracteres como máximo',
  options: {
    yes: 'Sí',
    no: 'No',
    maybe: 'Quizás',
  },
} satisfies TextsLike<typeof english>;
