import { Worker } from 'node:worker_threads';

/** A plan to be mended. Plain values: they cross between threads. */
export interface MendingOrder {
  /** How many people are concerned; they are known by index. */
  people: number;
  /** Where each stands among the kept values; −1: nobody knows what they are worth to others. */
  positions: number[];
  /** The kept values, by position: a byte for each lower position. */
  rows: Map<number, Uint8Array>;
  /** Rooms by round, from the present one on. */
  plan: number[][][];
  running: boolean;
  roomSize: number;
  here: number[];
  met: [number, number][];
  apart: [number, number][];
  fixed: { person: number; round: number; room: number }[];
}

export interface MendedPlan {
  plan: number[][][];
  /** Who has to share a room although they are to be kept apart; `round` is an index into the plan. */
  apart_broken: { round: number; a: number; b: number }[];
}

export type MendingReport = { id: number } & (MendedPlan | { error: string });

/** Milliseconds that the thread waits for the next change. An evening brings one every few minutes at least. */
const PATIENCE = 5 * 60_000;

interface Thread {
  worker: Worker;
  waiting: Map<number, PromiseWithResolvers<MendedPlan>>;
  leave?: NodeJS.Timeout;
}

let thread: Thread | undefined;
let orders = 0;

function start(): Thread {
  const worker = new Worker(new URL('./repair-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
  });
  const started: Thread = { worker, waiting: new Map() };
  const fail = (error: Error) => {
    if (thread === started) thread = undefined;
    for (const { reject } of started.waiting.values()) reject(error);
    started.waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`the mending thread ended with code ${code}`)));
  worker.on('message', (report: MendingReport) => {
    const asked = started.waiting.get(report.id);
    started.waiting.delete(report.id);
    if ('plan' in report) asked?.resolve({ plan: report.plan, apart_broken: report.apart_broken });
    else asked?.reject(new Error(report.error));
    if (started.waiting.size === 0) rest(started);
  });
  return started;
}

/** Nobody waits for it: the process need not live for its sake, and after a while it ends. */
function rest(resting: Thread): void {
  resting.worker.unref();
  resting.leave = setTimeout(() => {
    if (thread === resting) thread = undefined;
    void resting.worker.terminate();
  }, PATIENCE).unref();
}

/** Mends a plan beside the requests, in one thread of the process that outlives the order. */
export function repairPlan(order: MendingOrder): Promise<MendedPlan> {
  thread ??= start();
  clearTimeout(thread.leave);
  thread.worker.ref();
  orders += 1;
  const asked = Promise.withResolvers<MendedPlan>();
  thread.waiting.set(orders, asked);
  thread.worker.postMessage({ id: orders, order });
  return asked.promise;
}
