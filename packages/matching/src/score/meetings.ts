import type { Traits } from './claims.ts';
import type { Person } from './traits.ts';

/** A trait that one wants and the other said outright to have, and how much of the help it makes. */
export interface Meeting {
  key: number;
  value: number;
}

export interface Meetings {
  /** The greatest first. */
  outright: Meeting[];
  /** Their share of all evidence of help, 0 to 1; 1 where there is none. The rest comes of concerns: both want the same. */
  share: number;
}

/** Where what `j` has meets what `i` wants; `i` and `j` are places. */
export function meetingsOf(persons: Person[], rarity: (key: number) => number): (i: number, j: number) => Meetings {
  // One sheet for all readers: the wishes of one stand on it until another's are asked about.
  const wanted = new Map<number, number>();
  let reader: number | undefined;
  const read = (i: number): void => {
    if (reader === i) return;
    reader = i;
    wanted.clear();
    const { keys, strengths } = (persons[i] as Person).demand;
    keys.forEach((key, at) => {
      wanted.set(key, (strengths[at] as number) * rarity(key));
    });
  };
  const met = ({ keys, strengths }: Traits): Meeting[] =>
    Array.from(keys, (key, at) => ({ key, value: (wanted.get(key) ?? 0) * (strengths[at] as number) })).filter(
      ({ value }) => value > 0,
    );
  return (i, j) => {
    read(i);
    const { given, supply } = persons[j] as Person;
    const outright = met(given).sort((a, b) => b.value - a.value || a.key - b.key);
    const all = sum(met(supply));
    return { outright, share: all > 0 ? Math.min(1, sum(outright) / all) : 1 };
  };
}

const sum = (meetings: Meeting[]): number => meetings.reduce((total, { value }) => total + value, 0);
