import { randomFrom } from '@serendip/matching/random';

/** Seeded chance: the same seed gives the same course of training. */
export interface Chance {
  happens: (probability: number) => boolean;
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
  pick: <T>(list: T[]) => T;
  /** `count` different members of a list, or all of a shorter one, in random order. */
  some: <T>(list: T[], count: number) => T[];
}

export function chanceFrom(seed: number): Chance {
  const random = randomFrom(seed);
  const between = (least: number, most: number): number => least + (random() % (most - least + 1));
  return {
    happens: (probability) => random() < probability * 2 ** 32,
    between,
    pick: <T>(list: T[]) => list[between(0, list.length - 1)] as T,
    some: <T>(list: T[], count: number) => {
      const left = [...list];
      const taken = Math.min(count, left.length);
      for (let at = 0; at < taken; at += 1) {
        const other = between(at, left.length - 1);
        [left[at], left[other]] = [left[other] as T, left[at] as T];
      }
      return left.slice(0, taken);
    },
  };
}
