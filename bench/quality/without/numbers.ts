import { BOUNDS } from '@serendip/matching/enrichment/enrichment';
import { WEIGHTS } from '@serendip/matching/weights';

type Some<T> = { [K in keyof T]?: T[K] extends number ? number : Some<T[K]> };

/** Numbers of the engine to be others for a while. */
export interface Numbers {
  weights?: Some<typeof WEIGHTS>;
  bounds?: Some<typeof BOUNDS>;
}

/** Runs with some of the engine's numbers changed in place, and puts them back: the engine itself has no such switch. */
export function withNumbers<T>({ weights = {}, bounds = {} }: Numbers, run: () => T): T {
  const [usualWeights, usualBounds] = [structuredClone(WEIGHTS), structuredClone(BOUNDS)];
  try {
    put(WEIGHTS, weights);
    put(BOUNDS, bounds);
    return run();
  } finally {
    put(WEIGHTS, usualWeights);
    put(BOUNDS, usualBounds);
  }
}

function put(table: object, changes: object): void {
  const entries = table as Record<string, unknown>;
  for (const [key, value] of Object.entries(changes)) {
    if (!(key in entries)) throw new Error(`The engine has no number called ${key}`);
    if (typeof value === 'object') put(entries[key] as object, value);
    else entries[key] = value;
  }
}
