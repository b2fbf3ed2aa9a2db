import type { Understanding } from '../understand/understand.ts';

/** A factor from about 0.6 to 1 by which sliders and readiness keep two people apart. */
export function structureOf({ profiles, questions }: Understanding): (i: number, j: number) => number {
  const near = questions.filter((reading) => reading.distance === 'near' && reading.question.input_type === 'slider');
  return (i, j) => {
    let factor = 1;
    for (const { question, weight } of near) {
      const a = profiles[i]?.levels.get(question.id);
      const b = profiles[j]?.levels.get(question.id);
      if (a !== undefined && b !== undefined) factor *= 1 - 0.3 * weight * (a - b) ** 2;
    }
    return factor;
  };
}
