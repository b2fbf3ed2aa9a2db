/** So many matches a person needs, be they ever so weak. */
const ENOUGH = 2;

interface Candidate {
  i: number;
  j: number;
  /** Too weak to be listed without need. */
  weak: boolean;
  /** Listed whatever it is worth: the two share a room. */
  kept: boolean;
}

/**
 * Leaves out weak pairs that nobody needs. `candidates` come best first. A weak pair stays while one of its two has fewer
 * than two matches; pairs that both need come before those that only one does, so that few lists grow for another's sake.
 */
export function worthListing<C extends Candidate>(candidates: C[], people: number): C[] {
  const listed = new Uint16Array(people);
  const chosen = new Set<C>();
  const take = (pair: C): void => {
    chosen.add(pair);
    for (const who of [pair.i, pair.j]) listed[who] = (listed[who] as number) + 1;
  };
  const needed = ({ i, j }: C): number => [i, j].filter((who) => (listed[who] as number) < ENOUGH).length;
  for (const pair of candidates) if (!pair.weak || pair.kept) take(pair);
  for (const least of [2, 1]) for (const pair of candidates) if (!chosen.has(pair) && needed(pair) >= least) take(pair);
  return candidates.filter((pair) => chosen.has(pair));
}
