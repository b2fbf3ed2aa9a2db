import type english from '../en/run-comparison.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  moreStrong:
    'El cálculo {better} da un match que encaja muy bien a más personas: {strong} en lugar de {others, plural, one {{shown}} many {{shown}} other {{shown}}}',
  bothStrong:
    'Los dos cálculos dan un match que encaja muy bien a {people, plural, one {{shown} persona} many {{shown} personas} other {{shown} personas}}',
  betterMean:
    '{both}, y el cálculo {better} tiene mejores primeros matches ({mean} en lugar de {otherMean} % de media)',
  named: '{name} (de {from} a {to} %)',
  nobodyWorse: '{strong}; nadie sale perdiendo.',
  littleWorse:
    '{strong}; {count, plural, one {{shown} persona sale} many {{shown} personas salen} other {{shown} personas salen}} perdiendo, {points} puntos como máximo.',
  oneWorse: '{strong}; 1 persona sale perdiendo: {named}.',
  mostWorse:
    '{strong}; {count, plural, one {{shown} persona sale} many {{shown} personas salen} other {{shown} personas salen}} perdiendo, sobre todo {named}.',
} satisfies TextsLike<typeof english>;
