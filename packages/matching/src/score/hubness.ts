import { WEIGHTS } from '../weights.ts';
import { certaintyFrom } from './certainty.ts';

/**
 * Scales each score, in place, by the best scores of its two people (local scaling, Zelnik-Manor & Perona 2004): talkative
 * people resemble everyone a little, and would otherwise be the best match of nearly all (hubs).
 */
export function reduceHubness(scores: Float32Array, assurance: number[]): void {
  const n = assurance.length;
  const ease = easeOf(scores, n);
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < n; j += 1) {
      const at = i * n + j;
      const eased = (scores[at] as number) * (ease[i] as number) * (ease[j] as number);
      scores[at] = i === j ? 0 : certaintyFrom(eased * (assurance[i] as number) * (assurance[j] as number));
    }
  }
}

/**
 * The change of each person's factor if pairs with a refusal were left out: people do not become popular by people whom they
 * do not want to meet.
 */
export function easeAmongOthers(scores: Float32Array, n: number, refused: [number, number][]): Float64Array {
  if (refused.length === 0) return new Float64Array(n).fill(1);
  const others = scores.slice();
  for (const [i, j] of refused) {
    others[i * n + j] = 0;
    others[j * n + i] = 0;
  }
  const before = easeOf(scores, n);
  return Float64Array.from(easeOf(others, n), (ease, i) => ease / (before[i] as number));
}

function easeOf(scores: Float32Array, n: number): number[] {
  const { popular, top, usual, prior, least, most, event } = WEIGHTS.hubness;
  const pull = Array.from({ length: n }, (_, i) => {
    const best = largest(scores, i, n, top);
    // One good match among few people makes no one popular, so usual values fill up the best ones.
    return meanWith(best, usual, top - best.length + prior);
  });
  // Relative to the event's own mean, so that weight moves between people, and bounded, so that a person's one good match stays
  // above weak ones. With few people the mean is uncertain and drawn towards the usual one.
  const level = meanWith(pull, event.usual, event.prior);
  // Where many suit everyone, by chance or because all do the same, no match is as good as it looks.
  const common = within(event.usual / level, event.least, 1);
  return pull.map((value) => within((level / value) ** (popular / 2), least, most) * common);
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The mean of the seen values and of `prior` usual ones, which steady it where few were seen. */
const meanWith = (seen: number[], usual: number, prior: number): number =>
  (seen.reduce((sum, value) => sum + value, 0) + prior * usual) / (seen.length + prior);

function largest(scores: Float32Array, i: number, n: number, count: number): number[] {
  const best: number[] = [];
  for (let j = 0; j < n; j += 1) {
    const score = scores[i * n + j] as number;
    if (j === i || (best.length === count && score <= (best.at(-1) as number))) continue;
    let at = best.length;
    while (at > 0 && (best[at - 1] as number) < score) at -= 1;
    best.splice(at, 0, score);
    if (best.length > count) best.pop();
  }
  return best;
}
