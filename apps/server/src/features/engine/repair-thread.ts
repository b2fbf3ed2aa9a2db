import { Worker } from 'node:worker_threads';

/** A request to repair a plan. Plain values, since they cross between threads. */
export interface RepairRequest {
  /** The number of people; they are indexes from 0. */
  people: number;
  /** The position of each person in the stored pair values; −1 without values. */
  positions: number[];
  /** The stored pair values by position: a byte for each lower position. */
  rows: Map<number, Uint8Array>;
  /** Rooms by round, from the current one on. */
  plan: number[][][];
  running: boolean;
  roomSize: number;
  here: number[];
  met: [number, number][];
  apart: [number, number][];
  fixed: { person: number; round: number; room: number }[];
}

export interface RepairedPlan {
  plan: number[][][];
  /** Pairs that share a room although they are to be kept apart; `round` is an index into the plan. */
  apart_broken: { round: number; a: number; b: number }[];
}

export type RepairReport = { id: number } & (RepairedPlan | { error: string });

/** Milliseconds until an idle thread ends. An evening changes every few minutes at least. */
const PATIENCE = 5 * 60_000;

interface Thread {
  worker: Worker;
  waiting: Map<number, PromiseWithResolvers<RepairedPlan>>;
  leave?: NodeJS.Timeout;
}

let thread: Thread | undefined;
let requests = 0;

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
  worker.on('exit', (code) => fail(new Error(`the repair thread ended with code ${code}`)));
  worker.on('message', (report: RepairReport) => {
    const asked = started.waiting.get(report.id);
    started.waiting.delete(report.id);
    if ('plan' in report) asked?.resolve({ plan: report.plan, apart_broken: report.apart_broken });
    else asked?.reject(new Error(report.error));
    if (started.waiting.size === 0) rest(started);
  });
  return started;
}

/** The idle thread does not keep the process alive, and ends after a while. */
function rest(resting: Thread): void {
  resting.worker.unref();
  resting.leave = setTimeout(() => {
    if (thread === resting) thread = undefined;
    void resting.worker.terminate();
  }, PATIENCE).unref();
}

/** Repairs a plan off the request loop, in one thread per process that serves several repairs. */
export function repairPlan(request: RepairRequest): Promise<RepairedPlan> {
  thread ??= start();
  clearTimeout(thread.leave);
  thread.worker.ref();
  requests += 1;
  const asked = Promise.withResolvers<RepairedPlan>();
  thread.waiting.set(requests, asked);
  thread.worker.postMessage({ id: requests, request });
  return asked.promise;
}
