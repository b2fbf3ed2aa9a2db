import type { Understanding } from '../understand/understand.ts';
import { WEIGHTS } from '../weights.ts';

/**
 * A factor up to 1 by which the event's structured answers keep two people apart: sliders on which the host wants
 * people near each other. A missing answer keeps nobody apart.
 */
export function structureOf({ profiles, questions }: Understanding): (i: number, j: number) => number {
  const near = questions
    .filter(({ distance, question }) => distance === 'near' && question.input_type === 'slider')
    .map(({ question, weight }) => ({
      weight: WEIGHTS.sliderGap * weight,
      levels: Float32Array.from(profiles, ({ levels }) => levels.get(question.id) ?? Number.NaN),
    }));
  return (i, j) => {
    let factor = 1;
    for (const { weight, levels } of near) {
      const gap = (levels[i] as number) - (levels[j] as number);
      if (!Number.isNaN(gap)) factor *= 1 - weight * gap * gap;
    }
    return factor;
  };
}
