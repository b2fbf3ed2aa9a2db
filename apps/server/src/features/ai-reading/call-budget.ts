import type { CountedBound } from '@serendip/contract/bounds';
import type { Ctx } from '../../context.ts';
import { addTo, lookAt } from '../../db/counter.ts';
import { isFullAccount } from '../identity/full-account.ts';
import { rowOf, secondsOf } from '../identity/throttling/spend.ts';

export type Budget = Extract<CountedBound, 'ai_calls_per_host' | 'ai_calls_unconfirmed' | 'ai_calls_a_day'>;

/** Thrown for a call that is not made because a budget is used up. */
class BudgetUsedUp extends Error {
  override name = 'BudgetUsedUp';
}

/** The calls of one host: each is counted before it is made, over all processes. */
export function callBudget(ctx: Pick<Ctx, 'bounds' | 'config' | 'database'>, hostId: string) {
  const {
    bounds,
    database: { db },
  } = ctx;
  let own: Promise<Budget> | undefined;
  let usedUp: Budget | undefined;
  const take = async (budget: Budget, parts: string[]): Promise<void> => {
    const key = rowOf(budget, parts);
    const { points = 0 } = (await addTo(db, [{ key, seconds: secondsOf(budget) }])).get(key) ?? {};
    if (points <= bounds.most(budget)) return;
    usedUp ??= budget;
    bounds.count(budget);
    throw new BudgetUsedUp('the AI budget is used up');
  };
  return {
    /** Throws once a budget is used up, and then without the database. */
    async pay(): Promise<void> {
      if (usedUp) throw new BudgetUsedUp('the AI budget is used up');
      // The host's own first: calls beyond it cost the others nothing.
      own ??= isFullAccount(ctx, db, hostId).then((full) => (full ? 'ai_calls_per_host' : 'ai_calls_unconfirmed'));
      await take(await own, [hostId]);
      await take('ai_calls_a_day', []);
    },
    usedUp: () => usedUp,
  };
}

export async function callsOfToday({ database: { db } }: Pick<Ctx, 'database'>): Promise<number> {
  const key = rowOf('ai_calls_a_day', []);
  return (await lookAt(db, [key])).get(key)?.points ?? 0;
}
