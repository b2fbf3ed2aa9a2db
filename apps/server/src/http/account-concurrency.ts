import type { Bounds } from '../bounds.ts';

interface Account {
  atWork: number;
  waiting: (() => void)[];
}

/** Limits concurrent calls per account; further ones wait in order. So a flood delays only its own account. */
export function accountConcurrency(bounds: Bounds) {
  const accounts = new Map<string, Account>();
  return async function inTurn<T>(id: string | undefined, work: () => Promise<T>): Promise<T> {
    if (id === undefined) return work();
    const account = accounts.get(id) ?? { atWork: 0, waiting: [] };
    accounts.set(id, account);
    if (account.atWork < bounds.most('calls_at_once_per_account')) account.atWork += 1;
    else {
      if (account.waiting.length >= bounds.most('calls_waiting_per_account'))
        throw bounds.refusal('calls_waiting_per_account', 1_000);
      await new Promise<void>((resolve) => account.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // Passes the slot to the next call, or frees it.
      const next = account.waiting.shift();
      if (next) next();
      else account.atWork -= 1;
      if (account.atWork === 0) accounts.delete(id);
    }
  };
}
