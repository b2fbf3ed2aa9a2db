import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '../../../context.ts';
import { withoutData } from '../../../errors.ts';
import { eveningAdvancer } from './advance-evenings.ts';

const pause = 500;

/** A pass takes as long as its reseating. The most passes at once; further ones wait. */
const mostAtOnce = 4;

/**
 * Runs a pass twice a second in every process until the process stops. After a database outage, the due steps follow.
 * Resolves when the last pass has ended.
 */
export async function runClock(ctx: Ctx): Promise<void> {
  const { log, stopping } = ctx;
  const look = eveningAdvancer(ctx);
  const underWay = new Set<Promise<void>>();
  let isAway = false;
  const lookOnce = async () => {
    try {
      await look();
      if (isAway) log.info('the database answers again');
      isAway = false;
    } catch (error) {
      // Logged once per outage, not twice a second.
      if (!isAway)
        log.warn({ err: error instanceof Error ? withoutData(error) : error }, 'reading due evenings failed');
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
