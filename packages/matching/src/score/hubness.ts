import { WEIGHTS } from '../weights.ts';
import { certaintyFrom } from './certainty.ts';

/**
 * Scales each score, in place, by the best scores of its two people (local scaling, Zelnik-Manor & Perona 2004): talkative
 * people resemble everyone a little, and would otherwise be the best match of nearly all (hubs).
 */
export function reduceHubness(scores: Float32Array, assurance: number[]): void {
  const n = assurance.length;
  const everybody = assurance.map((_, i) => i);
  const ease = [
    ...easeOf(
      everybody.map((i) => largest(scores, i, n, WEIGHTS.hubness.top)),
      everybody,
    ).values(),
  ];
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < n; j += 1) {
      const at = i * n + j;
      const eased = (scores[at] as number) * (ease[i] as number) * (ease[j] as number);
      scores[at] = i === j ? 0 : certaintyFrom(eased * (assurance[i] as number) * (assurance[j] as number));
    }
  }
}

/** Of each person so many best scores are remembered; of more refused people among them usual values take the place. */
const REMEMBERED = 48;

/**
 * The factor on the evidence for a pair if all people were not there whom either of the two refuses, or who refuse one of them:
 * such people make nobody popular in the eyes of the two. Reads the scores at once, since they are scaled in place later.
 */
export function easeAmongOthers(
  scores: Float32Array,
  n: number,
  refused: [number, number][],
): (i: number, j: number) => number {
  if (refused.length === 0) return () => 1;
  const best = Array.from({ length: n }, (_, i) => largest(scores, i, n, REMEMBERED));
  const everybody = best.map((_, i) => i);
  const before = easeOf(best, everybody);
  const refusedOf = best.map(() => [] as number[]);
  for (const [i, j] of refused) {
    refusedOf[i]?.push(j);
    refusedOf[j]?.push(i);
  }
  return (i, j) => {
    const away = new Set([...(refusedOf[i] as number[]), ...(refusedOf[j] as number[])]);
    if (away.size === 0 || away.has(i) || away.has(j)) return 1;
    const others = everybody.filter((one) => !away.has(one));
    const ease = easeOf(
      others.map((one) => (best[one] as Best[]).filter(({ who }) => !away.has(who))),
      others,
    );
    const change = (one: number): number => (ease.get(one) as number) / (before.get(one) as number);
    return change(i) * change(j);
  };
}

/** One of a person's best scores, and with whom. */
interface Best {
  who: number;
  score: number;
}

/** The factor of each of the people, by their best scores, the best first. */
function easeOf(bestOf: Best[][], people: number[]): Map<number, number> {
  const { popular, top, usual, prior, least, most, event } = WEIGHTS.hubness;
  const pull = bestOf.map((all) => {
    const best = all.slice(0, top).map(({ score }) => score);
    // One good match among few people makes no one popular, so usual values fill up the best ones.
    return meanWith(best, usual, top - best.length + prior);
  });
  // Relative to the event's own mean, so that weight moves between people, and bounded, so that a person's one good match stays
  // above weak ones. With few people the mean is uncertain and drawn towards the usual one.
  const level = meanWith(pull, event.usual, event.prior);
  // Where many suit everyone, by chance or because all do the same, no match is as good as it looks.
  const common = within(event.usual / level, event.least, 1);
  return new Map(
    pull.map((value, at) => [people[at] as number, within((level / value) ** (popular / 2), least, most) * common]),
  );
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The mean of the seen values and of `prior` usual ones, which steady it where few were seen. */
const meanWith = (seen: number[], usual: number, prior: number): number =>
  (seen.reduce((sum, value) => sum + value, 0) + prior * usual) / (seen.length + prior);

function largest(scores: Float32Array, i: number, n: number, count: number): Best[] {
  const best: Best[] = [];
  for (let j = 0; j < n; j += 1) {
    const score = scores[i * n + j] as number;
    if (j === i || (best.length === count && score <= (best.at(-1) as Best).score)) continue;
    let at = best.length;
    while (at > 0 && (best[at - 1] as Best).score < score) at -= 1;
    best.splice(at, 0, { who: j, score });
    if (best.length > count) best.pop();
  }
  return best;
}
