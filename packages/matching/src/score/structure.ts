import type { QuestionReading } from '../understand/question-reading.ts';
import type { Understanding } from '../understand/understand.ts';
import { WEIGHTS } from '../weights.ts';

/** The fit of two people by the event's sliders. A missing answer has no effect. */
export interface Structure {
  /** A factor up to 1 by which sliders keep two people apart whom the host wants near each other. */
  fit: (i: number, j: number) => number;
  /** Evidence of likeness, 0 or more: nearer to each other, or further apart where the host wants that, than most are. */
  alike: (i: number, j: number) => number;
  /** How far the second stands above the first on levels the host wants mixed, 0 to 1: what one can teach the other. */
  ahead: (i: number, j: number) => number;
}

interface Scale {
  levels: Float32Array;
  weight: number;
  distance: QuestionReading['distance'];
  kind: 'progressive' | 'bipolar' | 'preference';
  /** How well two levels suit each other in the mean over the event, 0 to 1. */
  usual: number;
}

export function structureOf({ profiles, questions }: Understanding): Structure {
  const scales = questions
    .filter(({ question, ignored }) => question.input_type === 'slider' && !ignored)
    .map(({ question, weight, distance }): Scale => {
      const levels = Float32Array.from(profiles, (profile) => profile.levels.get(question.id) ?? Number.NaN);
      const scale = { levels, weight, distance, kind: question.scale_type ?? 'progressive', usual: 0 };
      return { ...scale, usual: usualSuit(scale) };
    });
  const near = scales.filter(({ distance }) => distance === 'near');
  const mixed = scales.filter(({ distance, kind }) => distance === 'apart' && kind === 'progressive');
  return {
    fit(i, j) {
      let factor = 1;
      for (const { levels, weight } of near) {
        const gap = (levels[i] as number) - (levels[j] as number);
        if (!Number.isNaN(gap)) factor *= 1 - WEIGHTS.slider.gap * weight * gap * gap;
      }
      return factor;
    },
    alike(i, j) {
      let evidence = 0;
      for (const scale of scales) {
        const suit = suitOf(scale, scale.levels[i] as number, scale.levels[j] as number);
        if (suit > scale.usual) evidence += (scale.weight * (suit - scale.usual)) / (1 - scale.usual);
      }
      return WEIGHTS.slider.alike * evidence;
    },
    ahead(i, j) {
      let most = 0;
      for (const { levels, weight } of mixed)
        most = Math.max(most, weight * ((levels[j] as number) - (levels[i] as number)));
      return most;
    },
  };
}

/** How well two levels suit each other: poles and levels by nearness, wishes only as far as both have them. */
function suitOf({ kind, distance }: Scale, one: number, other: number): number {
  const gap = Math.abs(one - other);
  if (distance === 'apart') return gap;
  return kind === 'preference' ? (1 - gap) * Math.sqrt(one * other) : 1 - gap;
}

/** The mean over all pairs, from how many people chose each level: a slider has at most ten. */
function usualSuit(scale: Scale): number {
  const counts = new Map<number, number>();
  for (const level of scale.levels) if (!Number.isNaN(level)) counts.set(level, (counts.get(level) ?? 0) + 1);
  let [sum, pairs] = [0, 0];
  for (const [one, many] of counts) {
    for (const [other, more] of counts) {
      const both = one === other ? many * (many - 1) : many * more;
      sum += both * suitOf(scale, one, other);
      pairs += both;
    }
  }
  return pairs === 0 ? 0 : sum / pairs;
}
