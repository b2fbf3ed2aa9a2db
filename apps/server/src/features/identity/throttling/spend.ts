import { type BoundName, boundOf, type CountedBound, type SlowBound } from '@serendip/contract/bounds';
import type { Ctx } from '../../../context.ts';
import { addTo } from '../../../db/counter.ts';
import { throttleKey } from './throttle-key.ts';

/** Counters that are used up, and until when: durations on the process's monotonic clock, as the database told them. */
const usedUp = new WeakMap<Ctx, Map<string, { rule: BoundName; until: number }>>();
const sweepAbove = 10_000;

export const rowOf = (rule: CountedBound, parts: string[]): string => `${rule}:${throttleKey(parts)}`;
export const secondsOf = (rule: CountedBound): number => boundOf(rule).seconds ?? 0;

/** Remembers for `wait` milliseconds that a counter is used up, to refuse without the database. */
export function remember(ctx: Ctx, name: string, rule: BoundName, wait: number): void {
  const known = usedUp.get(ctx) ?? new Map();
  usedUp.set(ctx, known);
  known.set(name, { rule, until: performance.now() + wait });
  if (known.size <= sweepAbove) return;
  for (const [other, { until }] of known) if (until <= performance.now()) known.delete(other);
}

/** Throws 429 where something is known to be used up. */
export function requireUnspent(ctx: Ctx, name: string): void {
  const known = usedUp.get(ctx)?.get(name);
  const wait = known ? known.until - performance.now() : 0;
  if (known && wait > 0) throw ctx.bounds.refusal(known.rule, wait);
}

/** Counts every attempt, right or wrong, as one or as `by`. Throws 429 when that was too much. */
export async function spend(ctx: Ctx, rule: Exclude<CountedBound, SlowBound>, parts: string[], by = 1): Promise<void> {
  if (!ctx.config.rateLimit) return;
  const key = rowOf(rule, parts);
  requireUnspent(ctx, key);
  const counted = await addTo(ctx.database.db, [{ key, seconds: secondsOf(rule) }], by);
  const { points = 0, wait = 0 } = counted.get(key) ?? {};
  if (points <= ctx.bounds.most(rule)) return;
  remember(ctx, key, rule, wait);
  throw ctx.bounds.refusal(rule, wait);
}

/** Counts towards a bound that refuses nobody. Returns whether it is exceeded. */
export async function isPast(ctx: Ctx, rule: SlowBound, parts: string[]): Promise<boolean> {
  if (!ctx.config.rateLimit) return false;
  const key = rowOf(rule, parts);
  const { points = 0 } = (await addTo(ctx.database.db, [{ key, seconds: secondsOf(rule) }])).get(key) ?? {};
  if (points <= ctx.bounds.most(rule)) return false;
  ctx.bounds.count(rule);
  return true;
}
