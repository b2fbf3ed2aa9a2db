import { boundOf } from '@serendip/contract/bounds';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Ctx } from '../context.ts';
import { throttles } from '../db/schema/accounts.ts';

/** An account's remaining writes in this process, and until when (milliseconds). */
interface Allowance {
  left: number;
  until: number;
  /** The request to the shared counter in progress. */
  asking?: Promise<void>;
}

const bound = 'writes_per_account';
const sweepAbove = 10_000;

/**
 * Counts an account's writes over all processes; throws 429 beyond its quota. A process grants the first twenty a
 * minute itself, and takes each further twenty from the shared counter, so normal use costs the database nothing.
 * Beyond the quota it refuses from memory.
 */
export function writeQuota({ bounds, config, database }: Ctx): (accountId: string) => Promise<void> {
  if (!config.rateLimit) return async () => undefined;
  const most = bounds.most(bound);
  const { seconds = 60 } = boundOf(bound);
  const portion = Math.max(1, Math.floor(most / 15));
  const shared = new RateLimiterDrizzle({
    points: most - portion,
    duration: seconds,
    keyPrefix: bound,
    storeClient: database.db,
    schema: throttles,
    inMemoryBlockOnConsumed: most - portion + 1,
    // The clean-up job deletes expired rows, once for all processes.
    clearExpiredByTimeout: false,
  });
  const allowances = new Map<string, Allowance>();

  function allowanceOf(accountId: string): Allowance {
    const known = allowances.get(accountId);
    if (known && known.until > Date.now()) return known;
    if (allowances.size > sweepAbove)
      for (const [id, { until }] of allowances) if (until <= Date.now()) allowances.delete(id);
    const fresh = { left: portion, until: Date.now() + seconds * 1000 };
    allowances.set(accountId, fresh);
    return fresh;
  }

  const askFor = async (accountId: string, allowance: Allowance) => {
    try {
      await shared.consume(accountId, portion);
      allowance.left += portion;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // Only when the shared window is over.
      allowance.until = Math.max(allowance.until, Date.now() + refused.msBeforeNext);
      throw bounds.refusal(bound, refused.msBeforeNext);
    }
  };

  return async (accountId) => {
    const allowance = allowanceOf(accountId);
    while (allowance.left === 0) {
      allowance.asking ??= askFor(accountId, allowance).finally(() => {
        delete allowance.asking;
      });
      await allowance.asking;
    }
    allowance.left -= 1;
  };
}
