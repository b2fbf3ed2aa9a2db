import type { Chance } from './chance.ts';

/** Something to learn from: its clues, how strongly each says so, and whether it is so (1) or not (0). */
export interface Example {
  clues: [string, number][];
  is: number;
}

interface Settings {
  epochs: number;
  rate: number;
  shrink: number;
  /** A clue of fewer examples tells of nothing but those. */
  leastSeen: number;
}

/** What each clue adds to the odds: logistic regression with a little shrinkage, by AdaGrad (Duchi et al. 2011). */
export function learnOdds(
  examples: Example[],
  { epochs, rate, shrink, leastSeen }: Settings,
  chance: Chance,
): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { clues } of examples) for (const [clue] of clues) seen.set(clue, (seen.get(clue) ?? 0) + 1);
  const weights = new Map<string, number>();
  const steps = new Map<string, number>();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { clues, is } of chance.some(examples, examples.length)) {
      const telling = clues.filter(([clue]) => (seen.get(clue) ?? 0) >= leastSeen);
      const odds = telling.reduce((sum, [clue, says]) => sum + says * (weights.get(clue) ?? 0), 0);
      const error = 1 / (1 + Math.exp(-odds)) - is;
      for (const [clue, says] of telling) {
        const weight = weights.get(clue) ?? 0;
        const slope = error * says + shrink * weight;
        const step = (steps.get(clue) ?? 0) + slope * slope;
        steps.set(clue, step);
        weights.set(clue, weight - (rate * slope) / Math.sqrt(step + 1e-6));
      }
    }
  }
  return weights;
}
