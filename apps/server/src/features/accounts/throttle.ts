import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Ctx } from '../../context.ts';
import { throttles } from '../../db/schema.ts';
import { tooMany } from '../../errors.ts';
import { networkOf } from '../../http/network-of.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * What guessing and flooding meet. Only refused attempts stay counted, so that a venue full of people behind one
 * address signs up and in unhindered. Figures: OWASP Authentication Cheat Sheet's order of magnitude, see docs/reliability.md.
 */
const rules = {
  /** Wrong passwords for one account from one address: the owner elsewhere is not locked out. */
  signInFromHere: { points: 10, duration: 15 * minute },
  /** Wrong passwords for one account from anywhere. */
  signInAnywhere: { points: 100, duration: hour },
  /** Wrong passwords for whatever accounts from one address: a venue of 300 may mistype, nobody tries one password on all. */
  signInByAddress: { points: 500, duration: 10 * minute },
  /** Reset mails to one mailbox. */
  resetMail: { points: 5, duration: hour },
  /** Reset requests from one address. */
  resetFromHere: { points: 100, duration: 10 * minute },
} as const;

type Rule = keyof typeof rules;

/** Keys are hashed: an address or e-mail that was only ever typed is not stored. */
const keyOf = (parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('base64url');

const limiterFor = (ctx: Ctx, rule: Rule) =>
  new RateLimiterDrizzle({
    ...rules[rule],
    keyPrefix: rule,
    storeClient: ctx.database.db,
    schema: throttles,
    // The clean-up job does it, once for all processes.
    clearExpiredByTimeout: false,
  });

const limiters = new WeakMap<Ctx, Map<Rule, RateLimiterDrizzle>>();

function limiterOf(ctx: Ctx, rule: Rule): RateLimiterDrizzle {
  const own = limiters.get(ctx) ?? new Map<Rule, RateLimiterDrizzle>();
  limiters.set(ctx, own);
  const limiter = own.get(rule) ?? limiterFor(ctx, rule);
  own.set(rule, limiter);
  return limiter;
}

/** One attempt under some rules: counted before it is made, forgiven when it succeeds. */
export interface Attempt {
  forgive(): Promise<void>;
}

/** What came of an attempt. One that could not be judged, because too many wait for that, is forgiven. */
export const judged = <T>(guess: Attempt, outcome: Promise<T>): Promise<T> =>
  outcome.catch(async (error: unknown) => {
    await guess.forgive();
    throw error;
  });

/** Counts an attempt. Throws `too_many_requests` when a rule has been used up. */
export async function attempt(ctx: Ctx, subjects: Partial<Record<Rule, string[]>>): Promise<Attempt> {
  if (!ctx.config.rateLimit) return { forgive: async () => undefined };
  const counted: [RateLimiterDrizzle, string][] = [];
  const forgive = async () => {
    for (const [limiter, key] of counted) await limiter.reward(key);
  };
  for (const [rule, parts] of Object.entries(subjects)) {
    const [limiter, key] = [limiterOf(ctx, rule as Rule), keyOf(parts.map(networkOf))];
    counted.push([limiter, key]);
    await limiter.consume(key).catch(async (refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // It was never made. A crowd that comes at once, all with the right password, leaves nothing behind.
      await forgive();
      throw tooMany(refused.msBeforeNext);
    });
  }
  return { forgive };
}
