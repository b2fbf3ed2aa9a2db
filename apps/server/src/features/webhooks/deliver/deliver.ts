import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '../../../context.ts';
import { deliverWebhooksJob, deliveryOrder } from '../../../queue/jobs.ts';
import { type Claimed, claimDue } from './claim.ts';
import { faultOf, send, TargetRests } from './send.ts';
import { giveBack, rest, settle } from './settle.ts';

/** Tries at once: of addresses that took the last delivery, and of all others. */
const lanes = [
  { proven: true, atOnce: 32 },
  { proven: false, atOnce: 80 },
];
/** Milliseconds after which a job ends for its successor, as with mails. */
const longestJob = 5 * 60_000;
/** Milliseconds between looks for new deliveries while others wait for an answer. */
const look = 250;
/** A short pause has a job of its own; the job of each minute finds the others. */
const shortPause = 90;

/** One pass's state. */
interface Pass {
  ctx: Ctx;
  isOver: () => boolean;
  failure?: unknown;
  /** Seconds until the next short pause ends. */
  next?: number;
}

function nextIn(pass: Pass, seconds: number | undefined): void {
  if (seconds !== undefined && seconds <= shortPause) pass.next = Math.min(pass.next ?? shortPause, seconds);
}

async function deliverOne(pass: Pass, one: Claimed): Promise<void> {
  const { ctx } = pass;
  const { db } = ctx.database;
  const began = performance.now();
  if (pass.isOver()) return void (await giveBack(db, one));
  const outcome = await send(ctx, one).then(
    (status) => ({ status, fault: null }),
    (error: unknown) => (error instanceof TargetRests ? error : { status: null, fault: faultOf(error) }),
  );
  if (outcome instanceof TargetRests) {
    await rest(db, one, outcome.seconds);
    return nextIn(pass, outcome.seconds);
  }
  nextIn(pass, await settle(ctx, one, { ...outcome, milliseconds: performance.now() - began }));
}

/** Claims for the free slots of both lanes, and begins to send. Returns how many. */
async function beginDue(pass: Pass, underWay: Map<Promise<void>, boolean>): Promise<number> {
  let begun = 0;
  for (const { proven, atOnce } of lanes) {
    const most = atOnce - [...underWay.values()].filter((lane) => lane === proven).length;
    for (const one of most > 0 ? await claimDue(pass.ctx.database.db, { most, proven }) : []) {
      begun += 1;
      const over: Promise<void> = deliverOne(pass, one)
        .catch((error: unknown) => {
          pass.failure ??= error;
        })
        .finally(() => underWay.delete(over));
      underWay.set(over, proven);
    }
  }
  return begun;
}

/** Job: delivers what is due. One runs at a time in all processes. */
export async function deliverWebhooks(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const began = performance.now();
  const isLate = () => performance.now() - began > longestJob;
  const pass: Pass = {
    ctx,
    isOver: () => signal.aborted || ctx.stopping.aborted || pass.failure !== undefined || isLate(),
  };
  const underWay = new Map<Promise<void>, boolean>();
  try {
    while (!pass.isOver()) {
      // Counted before the look: a delivery that ends during it may free its webhook's next one.
      const waited = underWay.size;
      if ((await beginDue(pass, underWay)) > 0) continue;
      if (waited === 0) break;
      if (underWay.size > 0) await Promise.race([...underWay.keys(), sleep(look)]);
    }
  } finally {
    await Promise.all(underWay.keys());
  }
  const after = isLate() ? 0 : pass.next;
  if (after !== undefined)
    await ctx.queue.enqueue(ctx.database.db, deliverWebhooksJob, {}, { ...deliveryOrder, after });
  if (pass.failure !== undefined) throw pass.failure;
}
