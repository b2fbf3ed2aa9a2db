import type english from '../en/run-comparison.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  moreStrong:
    'Le calcul {better} donne un très bon match à plus de personnes : {strong} au lieu de {others, plural, one {{shown}} many {{shown}} other {{shown}}}',
  bothStrong:
    'Les deux calculs donnent un très bon match à {people, plural, one {{shown} personne} many {{shown} personnes} other {{shown} personnes}}',
  betterMean:
    '{both}, et le calcul {better} a de meilleurs premiers matchs ({mean} au lieu de {otherMean} % en moyenne)',
  named: '{name} ({from} à {to} %)',
  nobodyWorse: '{strong} ; personne n’y perd.',
  littleWorse:
    '{strong} ; {count, plural, one {{shown} personne y perd} many {{shown} personnes y perdent} other {{shown} personnes y perdent}}, de {points} points au plus.',
  oneWorse: '{strong} ; 1 personne y perd : {named}.',
  mostWorse:
    '{strong} ; {count, plural, one {{shown} personne y perd} many {{shown} personnes y perdent} other {{shown} personnes y perdent}}, surtout {named}.',
} satisfies TextsLike<typeof english>;
