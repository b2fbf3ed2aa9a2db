import { type BoundName, boundNames, boundOf } from '@serendip/contract/bounds';
import type { Config } from './config.ts';
import { Refusal } from './errors.ts';

/** The current bounds of this process, and how often each refused. */
export interface Bounds {
  /** Infinity for a rate or a pause while `RATE_LIMIT` is off. */
  most(name: BoundName): number;
  /** The refusal to throw, counted for the metrics, with the time to retry if given. */
  refusal(name: BoundName, waitMilliseconds?: number): Refusal;
  /** Counts a request refused or cut without a thrown refusal. */
  count(name: BoundName): void;
  refusals(): ReadonlyMap<BoundName, number>;
}

export function boundsOf({ limits, rateLimit }: Pick<Config, 'limits' | 'rateLimit'>): Bounds {
  const refusals = new Map<BoundName, number>(boundNames.map((name) => [name, 0]));
  const isOff = (name: BoundName) => !rateLimit && ['rate', 'pause'].includes(boundOf(name).kind);
  const count = (name: BoundName) => void refusals.set(name, (refusals.get(name) ?? 0) + 1);
  return {
    most: (name) => (isOff(name) ? Number.POSITIVE_INFINITY : limits[name]),
    refusal(name, wait) {
      const { failure, sentence } = boundOf(name);
      count(name);
      const seconds = wait === undefined ? undefined : Math.max(1, Math.ceil(wait / 1000));
      return new Refusal(failure ?? 'invalid', sentence ? [sentence(limits[name])] : [], seconds);
    },
    count,
    refusals: () => refusals,
  };
}
