import { Worker } from 'node:worker_threads';
import type { Rule } from '@serendip/matching/rules/rule';
import { askerNow } from '../../asker.ts';
import { type FairLine, fairLine } from '../../fair-line.ts';

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
  /** People whom the running round has to seat, even in rooms above their size. */
  owed: number[];
  met: [number, number][];
  apart: [number, number][];
  fixed: { person: number; round: number; room: number }[];
  /** The host's rules, the id of each person, and the rooms of past rounds. Left out: no rules. */
  ruled?: { rules: Rule[]; ids: string[]; past: number[][][] };
}

export interface RepairedPlan {
  plan: number[][][];
  /** Pairs that share a room although they are to be kept apart; `round` is an index into the plan. */
  apart_broken: { round: number; a: number; b: number }[];
}

export type RepairReport = RepairedPlan | { error: string };

/** Milliseconds until an idle thread ends. An evening changes every few minutes at least. */
const PATIENCE = 5 * 60_000;

interface Waiting {
  request: RepairRequest;
  asked: PromiseWithResolvers<RepairedPlan>;
}

interface Thread {
  worker: Worker;
  /** Networks take turns, then hosts. */
  line: FairLine<Waiting>;
  under: Waiting | undefined;
  leave?: NodeJS.Timeout;
}

let thread: Thread | undefined;

function start(): Thread {
  const worker = new Worker(new URL('./repair-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
  });
  const started: Thread = { worker, line: fairLine(), under: undefined };
  const fail = (error: Error) => {
    if (thread === started) thread = undefined;
    for (let next = started.under ?? started.line.take(); next; next = started.line.take()) next.asked.reject(error);
    started.under = undefined;
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`the repair thread ended with code ${code}`)));
  worker.on('message', (report: RepairReport) => {
    const asked = started.under?.asked;
    started.under = undefined;
    if ('plan' in report) asked?.resolve({ plan: report.plan, apart_broken: report.apart_broken });
    else asked?.reject(new Error(report.error));
    sendNext(started);
  });
  return started;
}

function sendNext(to: Thread): void {
  if (to.under) return;
  to.under = to.line.take();
  if (to.under) to.worker.postMessage({ request: to.under.request });
  else rest(to);
}

/** The idle thread does not keep the process alive, and ends after a while. */
function rest(resting: Thread): void {
  resting.worker.unref();
  resting.leave = setTimeout(() => {
    if (thread === resting) thread = undefined;
    void resting.worker.terminate();
  }, PATIENCE).unref();
}

/**
 * Repairs a plan off the request loop, in one thread per process that serves several repairs. Networks take turns, in a
 * network hosts, so that one with many evenings keeps nobody else waiting for more than a repair.
 */
export function repairPlan(request: RepairRequest, hostId: string): Promise<RepairedPlan> {
  thread ??= start();
  clearTimeout(thread.leave);
  thread.worker.ref();
  const asked = Promise.withResolvers<RepairedPlan>();
  thread.line.add({ network: askerNow().network, pair: hostId, first: false }, { request, asked });
  sendNext(thread);
  return asked.promise;
}
