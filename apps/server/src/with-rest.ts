import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does a piece of long work, and then rests as long as it took. The embedded database answers on this thread, and piece upon piece
 * would leave no moment in which requests are read.
 */
export async function withRest<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  await sleep(performance.now() - begun);
  return result;
}
