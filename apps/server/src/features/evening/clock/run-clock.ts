import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '../../../context.ts';
import { withoutData } from '../../../errors.ts';
import { eveningAdvancer } from './advance-evenings.ts';

const pause = 500;

/** A look takes as long as the seats that it lets follow. So many may be under way before another one waits. */
const mostAtOnce = 4;

/**
 * Looks twice a second for what is due, in every process, until the process stops. A database that is away is asked again, and
 * what was due meanwhile happens then. Resolves when the last look has ended.
 */
export async function runClock(ctx: Ctx): Promise<void> {
  const { log, stopping } = ctx;
  const look = eveningAdvancer(ctx);
  const underWay = new Set<Promise<void>>();
  let isAway = false;
  const lookOnce = async () => {
    try {
      await look();
      isAway = false;
    } catch (error) {
      // Once, not twice a second for as long as it is away.
      if (!isAway)
        log.warn({ err: error instanceof Error ? withoutData(error) : error }, 'the evenings could not be looked at');
      isAway = true;
    }
  };
  while (!stopping.aborted) {
    const one = lookOnce();
    underWay.add(one);
    void one.then(() => underWay.delete(one));
    await sleep(pause, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    if (underWay.size >= mostAtOnce) await Promise.race(underWay);
  }
  await Promise.all(underWay);
}
