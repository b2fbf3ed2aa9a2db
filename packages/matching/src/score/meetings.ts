import { WEIGHTS } from '../weights.ts';
import type { TraitKeys } from './trait-keys.ts';
import type { Person } from './traits.ts';

/** A trait that one wants and the other said outright to have, and how much of the help it makes. */
export interface Meeting {
  key: number;
  value: number;
}

export interface Meetings {
  /** Those worth a name, the greatest first. */
  outright: Meeting[];
  /** The share of all evidence of help that was said outright, 0 to 1; 1 where there is none. The rest comes of concerns: both want the same. */
  share: number;
}

/** Where what `j` has meets what `i` wants; `i` and `j` are places. */
export function meetingsOf(
  persons: Person[],
  keys: TraitKeys,
  rarity: (key: number) => number,
): (i: number, j: number) => Meetings {
  // One sheet for all readers: the wishes of one stand on it until another's are asked about.
  const wanted = new Float64Array(keys.end());
  let reader: number | undefined;
  const read = (i: number): void => {
    if (reader === i) return;
    if (reader !== undefined) for (const key of (persons[reader] as Person).demand.keys) wanted[key] = 0;
    reader = i;
    const { keys, strengths } = (persons[i] as Person).demand;
    keys.forEach((key, at) => {
      wanted[key] = (strengths[at] as number) * rarity(key);
    });
  };
  return (i, j) => {
    read(i);
    const { given, supply } = persons[j] as Person;
    const outright: Meeting[] = [];
    let [said, all] = [0, 0];
    for (let at = 0; at < given.keys.length; at += 1) {
      const key = given.keys[at] as number;
      const value = (wanted[key] as number) * (given.strengths[at] as number);
      said += value;
      if (value >= WEIGHTS.nameable.meeting) outright.push({ key, value });
    }
    for (let at = 0; at < supply.keys.length; at += 1)
      all += (wanted[supply.keys[at] as number] as number) * (supply.strengths[at] as number);
    outright.sort((a, b) => b.value - a.value || a.key - b.key);
    return { outright, share: all > 0 ? Math.min(1, said / all) : 1 };
  };
}
