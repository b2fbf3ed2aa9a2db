import type english from '../en/question-kinds.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  kind: {
    text: 'Texte',
    slider: 'Curseur',
    multiple_choice: 'Choix unique',
    multi_select: 'Choix multiple',
    yes_no_maybe: 'Oui / Non / Peut-être',
  },
  hint: {
    text: 'Les invités répondent avec leurs mots.',
    slider: 'Les invités se placent sur une échelle.',
    multiple_choice: 'Les invités choisissent une de tes options.',
    multi_select: 'Les invités choisissent autant d’options qu’ils veulent.',
    yes_no_maybe: 'Les invités répondent d’un geste.',
  },
  summary: {
    longText: 'Texte, longue réponse',
    slider: 'Curseur, de {min} ({minLabel}) à {max} ({maxLabel})',
    options: '{kind} : {options}',
  },
} satisfies TextsLike<typeof english>;
