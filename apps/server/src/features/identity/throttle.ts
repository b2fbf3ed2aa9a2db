import { type BoundName, boundOf } from '@serendip/contract/bounds';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Ctx } from '../../context.ts';
import { throttles } from '../../db/schema/accounts.ts';
import { and, gt, inArray, sql } from '../../db/sql.ts';
import { throttleKey } from './throttle-key.ts';
import { isForStrangers, trustKey } from './trusted-network.ts';

/** Bounds counted in the database, over all processes. */
export type Counted = Extract<
  BoundName,
  | `wrong_${string}`
  | `reset_${string}`
  | `confirmation_${string}`
  | `code_${string}`
  | `passkey_${string}`
  | `sign_${string}`
  | `cohost_${string}`
  | `reports_${string}`
  | 'pictures_per_account'
  | `guests_${string}`
>;
/** Parts of the key: the target of the guess and its source. */
export type Subjects = Partial<Record<Counted | 'attempts_per_address', string[]>>;

/** State of one process. */
interface Memory {
  limiters: Map<Counted, RateLimiterDrizzle>;
  /** Attempts in progress, by key. */
  inFlight: Map<string, number>;
  /** Refused keys, and the time (milliseconds) until which they are refused without the database. */
  refused: Map<string, { rule: BoundName; until: number }>;
}
const memories = new WeakMap<Ctx, Memory>();
const memoryOf = (ctx: Ctx): Memory => {
  const memory = memories.get(ctx) ?? { limiters: new Map(), inFlight: new Map(), refused: new Map() };
  memories.set(ctx, memory);
  return memory;
};
const sweepAbove = 10_000;

function limiterOf(ctx: Ctx, rule: Counted): RateLimiterDrizzle {
  const { limiters } = memoryOf(ctx);
  const known = limiters.get(rule);
  if (known) return known;
  const points = ctx.bounds.most(rule);
  const limiter = new RateLimiterDrizzle({
    points,
    duration: boundOf(rule).seconds ?? 0,
    keyPrefix: rule,
    storeClient: ctx.database.db,
    schema: throttles,
    // Once the bound is reached, refuse from memory.
    inMemoryBlockOnConsumed: points + 1,
    // The clean-up job deletes expired rows, once for all processes.
    clearExpiredByTimeout: false,
  });
  limiters.set(rule, limiter);
  return limiter;
}

/** Counts every attempt, successful or not. Throws 429 beyond the bound. */
export async function spend(ctx: Ctx, rule: Counted, parts: string[]): Promise<void> {
  if (!ctx.config.rateLimit) return;
  await limiterOf(ctx, rule)
    .consume(throttleKey(parts))
    .catch((refused: unknown) => {
      throw refused instanceof RateLimiterRes ? ctx.bounds.refusal(rule, refused.msBeforeNext) : refused;
    });
}

interface Asked {
  rule: Counted | 'attempts_per_address';
  key: string;
  /** Attempts that were in progress when this one came. */
  others: number;
}

/** A short wait is enough, since attempts end soon. */
const aMoment = 1_000;

/** Reads the counters of all rules in one statement. */
async function requireUnused(ctx: Ctx, asked: Asked[], trust: string, name: string): Promise<void> {
  const keys = asked.filter(({ rule }) => rule !== 'attempts_per_address').map(({ key }) => key);
  if (keys.length === 0) return;
  const rows = await ctx.database.db
    .select()
    .from(throttles)
    .where(and(inArray(throttles.key, [...keys, trust]), gt(throttles.expire, sql`now()`)));
  const stored = new Map(rows.map((row) => [row.key, row]));
  for (const { rule, key, others } of asked) {
    if (stored.has(trust) && isForStrangers(rule)) continue;
    const { points = 0, expire = null } = stored.get(key) ?? {};
    const most = ctx.bounds.most(rule);
    // Only correct passwords count towards this bound, so attempts in progress do not.
    if (points + (rule === 'sign_ins_per_account' ? 0 : others) < most) continue;
    const wait = points < most || !expire ? aMoment : Math.max(aMoment, expire.getTime() - Date.now());
    if (points >= most) remember(ctx, name, rule, wait);
    throw ctx.bounds.refusal(rule, wait);
  }
}

function remember(ctx: Ctx, name: string, rule: BoundName, wait: number): void {
  const { refused } = memoryOf(ctx);
  refused.set(name, { rule, until: Date.now() + wait });
  if (refused.size <= sweepAbove) return;
  for (const [other, { until }] of refused) if (until <= Date.now()) refused.delete(other);
}

/**
 * An attempt to guess a secret. Attempts in progress and `wrong` ones together cannot exceed a bound, so parallel
 * guesses do not slip through, and correct ones leave no trace. Before any query, refuses an address with too many in
 * progress, and keys that were refused a moment ago.
 */
export async function attempt<T>(
  ctx: Ctx,
  subjects: Subjects,
  judge: (wrong: () => Promise<void>) => Promise<T>,
): Promise<T> {
  if (!ctx.config.rateLimit) return judge(async () => undefined);
  const { inFlight, refused } = memoryOf(ctx);
  const asked: Asked[] = Object.entries(subjects).map(([name, parts]) => {
    const [rule, key] = [name as Asked['rule'], `${name}:${throttleKey(parts)}`];
    return { rule, key, others: inFlight.get(key) ?? 0 };
  });
  for (const { rule, others } of asked)
    if (rule === 'attempts_per_address' && others >= ctx.bounds.most(rule)) throw ctx.bounds.refusal(rule, aMoment);
  const name = asked.map(({ key }) => key).join(' ');
  const before = refused.get(name);
  if (before && before.until > Date.now()) throw ctx.bounds.refusal(before.rule, before.until - Date.now());
  for (const { key, others } of asked) inFlight.set(key, others + 1);
  try {
    const [email = '', address = ''] = subjects.wrong_passwords_from_here ?? [];
    await requireUnused(ctx, asked, trustKey(email, address), name);
    return await judge(async () => {
      for (const { rule, key } of asked)
        if (rule.startsWith('wrong_')) await limiterOf(ctx, rule as Counted).penalty(key.slice(rule.length + 1));
    });
  } finally {
    for (const { key } of asked) {
      const left = (inFlight.get(key) ?? 1) - 1;
      if (left > 0) inFlight.set(key, left);
      else inFlight.delete(key);
    }
  }
}
