import { askerNow } from './asker.ts';
import { fairLine } from './fair-line.ts';

/** Runs so many tasks at once. Networks take turns for the next place, then accounts. */
export function inTurns(atOnce: number) {
  const line = fairLine<() => void>();
  let underWay = 0;
  return async function inTurn<T>(work: () => Promise<T>, asker = askerNow()): Promise<T> {
    if (underWay < atOnce) underWay += 1;
    else await new Promise<void>((start) => line.add(asker, start));
    try {
      return await work();
    } finally {
      // Passes the place to the next one, or frees it.
      const next = line.take();
      if (next) next();
      else underWay -= 1;
    }
  };
}
