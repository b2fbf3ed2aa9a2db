/** How the lists of some readers are ordered: `value(at, other)` for the reader at place `at` of `readers`, the greater the nearer. */
export interface Lists {
  n: number;
  readers: number[];
  value: (at: number, other: number) => number;
}

/** Readers whose lists tell where somebody stands; of a larger event as many, spread evenly. */
const MOST_READERS = 100;

export const readersOf = (n: number): number[] => {
  const readers = Math.min(n, MOST_READERS);
  return Array.from({ length: readers }, (_, at) => Math.floor((at * n) / readers));
};

/** How many people stand before each person in the mean over the other people's lists, ties counting half. */
export function meanPlaces({ n, readers, value }: Lists): Float64Array {
  const before = new Float64Array(n);
  const row = new Float64Array(n);
  readers.forEach((reader, at) => {
    // Behind everybody, so that readers are on no list of their own.
    for (let other = 0; other < n; other += 1) row[other] = other === reader ? -Infinity : value(at, other);
    const rising = row.slice().sort();
    for (let other = 0; other < n; other += 1) {
      if (other === reader) continue;
      const own = row[other] as number;
      const [below, upTo] = [countBelow(rising, own, false), countBelow(rising, own, true)];
      before[other] = (before[other] as number) + n - upTo + (upTo - below - 1) / 2;
    }
  });
  const isReader = new Set(readers);
  return before.map((sum, other) => sum / Math.max(1, readers.length - (isReader.has(other) ? 1 : 0)));
}

/** How many values of a rising list are smaller, or as large. */
function countBelow(rising: Float64Array, value: number, orEqual: boolean): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = rising[middle] as number;
    if (at < value || (orEqual && at === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}
