import type english from '../en/question-kinds.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  kind: {
    text: 'Texto',
    slider: 'Escala',
    multiple_choice: 'Opción única',
    multi_select: 'Opción múltiple',
    yes_no_maybe: 'Sí / No / Quizás',
  },
  hint: {
    text: 'Los invitados responden con sus palabras.',
    slider: 'Los invitados se ubican en una escala.',
    multiple_choice: 'Los invitados eligen una de tus opciones.',
    multi_select: 'Los invitados eligen todas las opciones que quieran.',
    yes_no_maybe: 'Los invitados responden con un toque.',
  },
  summary: {
    longText: 'Texto, respuesta larga',
    slider: 'Escala, de {min} ({minLabel}) a {max} ({maxLabel})',
    options: '{kind}: {options}',
  },
} satisfies TextsLike<typeof english>;
