import { AsyncLocalStorage } from 'node:async_hooks';
import type { Ticket } from './fair-line.ts';

const asking = new AsyncLocalStorage<Ticket>();

const NOBODY: Ticket = { network: '', pair: '', first: true };

/** Runs the work of a request for its network and account, which take turns in all queues of the process. */
export const workFor = <T>(network: string, account: string, work: () => T): T =>
  asking.run({ network, pair: account, first: true }, work);

/** The person that this work is done for. Background work is done for nobody. */
export const askerNow = (): Ticket => asking.getStore() ?? NOBODY;
