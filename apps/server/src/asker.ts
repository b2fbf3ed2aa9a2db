import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@serendip/texts/languages';
import type { Ticket } from './fair-line.ts';

interface Asker {
  ticket: Ticket;
  /** Of the request's `Accept-Language`; null without one that Serendip speaks. */
  heard: Language | null;
  /** Of the answer. */
  language: Language;
}

const asking = new AsyncLocalStorage<Asker>();

const NOBODY: Ticket = { network: '', pair: '', first: true };

/** Runs the work of a request for its network and account, which take turns in all queues of the process. */
export const workFor = <T>(
  {
    network,
    account,
    heard,
    language = 'en',
  }: { network: string; account: string; heard: Language | null; language?: Language },
  work: () => T,
): T => asking.run({ ticket: { network, pair: account, first: true }, heard, language }, work);

/** The person that this work is done for. Background work is done for nobody. */
export const askerNow = (): Ticket => asking.getStore()?.ticket ?? NOBODY;

/** The language of the answer. Background work has English. */
export const languageNow = (): Language => asking.getStore()?.language ?? 'en';

/** The language that the request asks for. Background work has none. */
export const heardNow = (): Language | null => asking.getStore()?.heard ?? null;
