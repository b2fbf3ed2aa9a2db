import type { Chance } from './chance.ts';

/** An example to learn from: its clues with their strengths, and the label, 1 or 0. */
export interface Example {
  clues: [string, number][];
  is: number;
}

interface Settings {
  epochs: number;
  rate: number;
  shrink: number;
  /** A clue that fewer examples have is left out. */
  leastSeen: number;
}

/** Learns the log-odds of each clue: logistic regression with a little shrinkage, by AdaGrad (Duchi et al. 2011). */
export function learnOdds(
  examples: Example[],
  { epochs, rate, shrink, leastSeen }: Settings,
  chance: Chance,
): Map<string, number> {
  const { names, numbered } = numberClues(examples, leastSeen);
  const weights = new Float64Array(names.length);
  const steps = new Float64Array(names.length);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { places, strengths, is } of chance.some(numbered, numbered.length)) {
      let odds = 0;
      for (let at = 0; at < places.length; at += 1)
        odds += (strengths[at] as number) * (weights[places[at] as number] as number);
      const error = 1 / (1 + Math.exp(-odds)) - is;
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] as number;
        const weight = weights[place] as number;
        const slope = error * (strengths[at] as number) + shrink * weight;
        const step = (steps[place] as number) + slope * slope;
        steps[place] = step;
        weights[place] = weight - (rate * slope) / Math.sqrt(step + 1e-6);
      }
    }
  }
  return new Map(names.map((name, place) => [name, weights[place] as number]));
}

/** Every clue that is seen often enough gets a place: numbers are found much faster than names. */
function numberClues(examples: Example[], leastSeen: number) {
  const seen = new Map<string, number>();
  for (const { clues } of examples) for (const [clue] of clues) seen.set(clue, (seen.get(clue) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= leastSeen).map(([clue]) => clue);
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const numbered = examples.map(({ clues, is }) => {
    const telling = clues.filter(([clue]) => placeOf.has(clue));
    return {
      places: Int32Array.from(telling, ([clue]) => placeOf.get(clue) as number),
      strengths: Float64Array.from(telling, ([, strength]) => strength),
      is,
    };
  });
  return { names, numbered };
}
