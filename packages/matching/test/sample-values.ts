import { createPairValues, type PairValues, setPairValue, valueOfScore } from '../src/optimise/pair-values.ts';
import { randomFrom } from '../src/random.ts';

/** Values for tests and benchmarks: whole numbers from `least` to `most`, independent of each other. */
export function randomValues(n: number, least: number, most: number, seed: number): PairValues {
  const random = randomFrom(seed);
  const values = createPairValues(n);
  for (let k = 0; k < values.upper.length; k++) values.upper[k] = least + (random() % (most - least + 1));
  return values;
}

const TOPICS = 24;

/**
 * An event as people are: some topics are common and most are not; everyone has three interests, offers and needs;
 * pairs are worth what they share and what each can do for the other. Values reach from nearly 0 to nearly 1.
 */
export function eventValues(n: number, seed: number): PairValues {
  const random = randomFrom(seed);
  const people = Array.from({ length: n }, () => ({
    interests: topics(random),
    offers: topics(random),
    needs: topics(random),
  }));
  const values = createPairValues(n);
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const [a, b] = [people[i] as (typeof people)[number], people[j] as (typeof people)[number]];
      const alike =
        dot(a.interests, b.interests) / Math.sqrt(dot(a.interests, a.interests) * dot(b.interests, b.interests));
      const helpful = Math.sqrt(Math.min(1, dot(a.offers, b.needs)) * Math.min(1, dot(b.offers, a.needs)));
      const chance = (random() % 1000) / 1000;
      setPairValue(values, i, j, valueOfScore(0.45 * alike + 0.45 * helpful + 0.1 * chance));
    }
  }
  return values;
}

/** Three topics, the t-th as likely as 1 / t, with weights from 0.4 to 1. */
function topics(random: () => number): Float64Array {
  const weights = new Float64Array(TOPICS);
  for (let drawn = 0; drawn < 3; drawn++) {
    const topic = Math.floor(TOPICS ** ((random() % 10_000) / 10_000)) - 1;
    weights[topic] = 0.4 + (random() % 61) / 100;
  }
  return weights;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += (a[k] as number) * (b[k] as number);
  return sum;
}
