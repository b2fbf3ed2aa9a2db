import pLimit from 'p-limit';
import type { Ctx } from '../../context.ts';
import { type deliverMailsJob, type deliverPushesJob, deliveryOrder } from '../../queue/jobs.ts';
import { type Claimed, claimDue, finish, finishSent, giveBack } from './claim.ts';
import { gate } from './gate.ts';
import { holdClaims } from './held-claims.ts';

interface Way {
  channel: 'email' | 'push';
  /** Deliveries per second. */
  rate: number;
  /** The most deliveries in progress, so that a slow server delays only these. */
  atOnce: number;
  job: typeof deliverMailsJob | typeof deliverPushesJob;
  confirmedOnly: boolean;
  /** Returns those that can be sent now, and postpones the others. */
  admit: (claimed: Claimed[]) => Promise<Claimed[]>;
  /** Waits for the next moment at which one may be sent. */
  pass?: () => Promise<void>;
  proven?: boolean;
  /** Told of each failure of a recipient of its own. Returns the seconds until a retry, or undefined to give it up. */
  failed?: (one: Claimed) => Promise<number | undefined>;
}

/** Reads the data of a batch, and returns the function that sends one. It throws if a retry may help. */
type Prepare = (claimed: Claimed[]) => Promise<(one: Claimed) => Promise<void>>;

/** Failures in a row that end a pass. */
const mostInARow = 10;
/** Seconds after which one is given up. */
const patience = 24 * 3_600;
/** Milliseconds after which a job ends for its successor: the queue's claim lasts a quarter of an hour. */
const longestJob = 5 * 60_000;

/**
 * Delivers due notifications at the rate, each claimed before sending and deleted after. Failures are retried later;
 * after several in a row, the next minute's job continues.
 */
export async function deliver(ctx: Ctx, signal: AbortSignal, way: Way, prepare: Prepare): Promise<void> {
  const { log, queue } = ctx;
  const { db } = ctx.database;
  const began = performance.now();
  const pass = way.pass ?? gate(way.rate);
  const atOnce = pLimit(way.atOnce);
  const claims = holdClaims(db);
  const underWay = new Set<Promise<void>>();
  let failuresInARow = 0;
  /** The error that ended the pass: the database is down. */
  let failure: unknown;
  const isOver = () => signal.aborted || ctx.stopping.aborted || failure !== undefined || failuresInARow >= mostInARow;

  const handOver = async (one: Claimed, send: (one: Claimed) => Promise<void>) => {
    if (!isOver()) await pass();
    if (isOver()) return giveBack(db, [one], 0);
    // Another process has the claim, so do not send.
    if (claims.isLost(one)) return;
    try {
      await send(one);
    } catch (error) {
      if (way.failed) {
        const seconds = await way.failed(one);
        return seconds === undefined ? finish(db, [one]) : giveBack(db, [one], seconds);
      }
      failuresInARow += 1;
      if (failuresInARow === 1)
        log.warn({ err: error, channel: way.channel }, 'sending a notification failed, it will be retried');
      if (one.age_seconds < patience) return giveBack(db, [one], Math.min(1_800, 5 * 2 ** Math.min(one.attempt, 9)));
      log.warn({ notification: one.id, channel: way.channel }, 'a notification was given up after a day of retries');
      return finish(db, [one]);
    }
    failuresInARow = 0;
    return finishSent(db, one);
  };

  /** Resolves once it has a slot, so that the next ones are claimed while this one is sent. */
  const begin = (one: Claimed, send: (one: Claimed) => Promise<void>) =>
    new Promise<void>((resolve) => {
      claims.hold(one);
      const over: Promise<void> = atOnce(async () => {
        resolve();
        await handOver(one, send).catch((error: unknown) => {
          failure ??= error;
        });
        claims.letGo(one);
        underWay.delete(over);
      });
      underWay.add(over);
    });

  try {
    while (!isOver()) {
      if (performance.now() - began > longestJob) {
        await queue.enqueue(db, way.job, {}, deliveryOrder);
        break;
      }
      const most = Math.max(1, Math.min(way.rate, 50));
      const claimed = await claimDue(db, { ...way, most });
      if (claimed.length === 0) {
        if (underWay.size === 0) break;
        // Further ones for the same recipients can be free then.
        await Promise.race(underWay);
        continue;
      }
      const unwanted = claimed.filter(({ wanted }) => !wanted);
      if (unwanted.length > 0) await finish(db, unwanted);
      const wanted = await way.admit(claimed.filter((one) => one.wanted));
      const send = await prepare(wanted);
      await Promise.all(wanted.map((one) => begin(one, send)));
    }
  } catch (error) {
    failure ??= error;
  }
  await Promise.all(underWay);
  claims.stop();
  if (failure !== undefined) throw failure;
}
