import { boundOf } from '@serendip/contract/bounds';
import type { Ctx } from '../context.ts';
import { addTo } from '../db/counter.ts';
import type { Caller } from './authorise.ts';

/** An account's or token's remaining writes in this process, and until when (on the process's monotonic clock). */
interface Allowance {
  left: number;
  until: number;
  /** The shared quota is used up until then. */
  isRefused?: true;
  /** The request to the shared counter in progress. */
  asking?: Promise<void>;
}

const sweepAbove = 10_000;

/**
 * Counts the writes of an account, or a token, over all processes; throws 429 beyond its quota. A process grants the first twenty a
 * minute itself, and takes each further twenty from the shared counter, so normal use costs the database nothing.
 * Beyond the quota it refuses from memory.
 */
function quotaOf({ bounds, database }: Ctx, bound: 'writes_per_account' | 'writes_per_token') {
  const most = bounds.most(bound);
  const { seconds = 60 } = boundOf(bound);
  const portion = Math.max(1, Math.floor(most / 15));
  const allowances = new Map<string, Allowance>();

  function allowanceOf(accountId: string): Allowance {
    const known = allowances.get(accountId);
    if (known && known.until > performance.now()) return known;
    if (allowances.size > sweepAbove)
      for (const [id, { until }] of allowances) if (until <= performance.now()) allowances.delete(id);
    const fresh = { left: portion, until: performance.now() + seconds * 1000 };
    allowances.set(accountId, fresh);
    return fresh;
  }

  const askFor = async (accountId: string, allowance: Allowance) => {
    const key = `${bound}:${accountId}`;
    const { points = 0, wait = 0 } = (await addTo(database.db, [{ key, seconds }], portion)).get(key) ?? {};
    if (points <= most - portion) {
      allowance.left += portion;
      return;
    }
    // Refuse from memory until the shared window is over.
    allowance.until = Math.max(allowance.until, performance.now() + wait);
    allowance.isRefused = true;
    throw bounds.refusal(bound, wait);
  };

  return async (accountId: string): Promise<void> => {
    const allowance = allowanceOf(accountId);
    while (allowance.left === 0) {
      if (allowance.isRefused) throw bounds.refusal(bound, allowance.until - performance.now());
      allowance.asking ??= askFor(accountId, allowance).finally(() => {
        delete allowance.asking;
      });
      await allowance.asking;
    }
    allowance.left -= 1;
  };
}

/** Counts a write of the caller. A token has a quota of its own, and all tokens of an account have one beside its sessions. */
export function writeQuota(ctx: Ctx): (caller: Pick<Caller, 'share' | 'token'>) => Promise<void> {
  if (!ctx.config.rateLimit) return async () => undefined;
  const [ofToken, ofShare] = [quotaOf(ctx, 'writes_per_token'), quotaOf(ctx, 'writes_per_account')];
  return async ({ share, token }) => {
    if (token) await ofToken(token.id);
    await ofShare(share);
  };
}
