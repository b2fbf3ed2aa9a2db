import { setTimeout as sleep } from 'node:timers/promises';
import { inTurns } from '../../turns.ts';

const oneAtATime = inTurns(1);

/**
 * Works on an event's rules, in turn by network and account. Sixty rules about hundreds of people take a third of a second of this
 * thread, so after each answer the next one waits as long as it took, and requests of others are read meanwhile.
 */
export function judgeInTurn<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const judge = async () => {
      const begun = performance.now();
      try {
        resolve(await work());
      } catch (error) {
        reject(error);
      }
      await sleep(performance.now() - begun);
    };
    void oneAtATime(judge);
  });
}
