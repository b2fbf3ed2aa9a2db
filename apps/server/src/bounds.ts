import { type BoundName, boundNames, boundOf } from '@serendip/contract/bounds';
import type { Config } from './config.ts';
import { Refusal } from './errors.ts';

/** The bounds in force in this process, and how often each has said no. */
export interface Bounds {
  /** Infinity for a rate or a pause while `RATE_LIMIT` is off. */
  most(name: BoundName): number;
  /** The refusal to throw, counted for the metrics. With a wait: when to try again. */
  refusal(name: BoundName, waitMilliseconds?: number): Refusal;
  /** Counts what was turned away or cut without a refusal that is thrown. */
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
      return new Refusal(failure ?? 'invalid', [sentence(limits[name])], seconds);
    },
    count,
    refusals: () => refusals,
  };
}
