import { Worker } from 'node:worker_threads';
import type { QuestionAsks } from '@serendip/contract/coach';
import type { TopicRole } from '@serendip/contract/topics';
import type { Language } from '@serendip/matching/text/stem';
import type { SnapshotQuestion } from '@serendip/matching/types';
import type { Logger } from 'pino';
import type { PersonToRead, ReadPerson } from '../../context.ts';
import { Refusal } from '../../errors.ts';

/** Requests to the thread. Plain values, since they cross between threads. */
export type TopicOrder =
  | { task: 'complete'; query: string; role: TopicRole; language: Language }
  | ({ task: 'read' } & PersonToRead)
  | { task: 'is_sensitive'; phrase: string }
  | { task: 'question_asks'; questions: SnapshotQuestion[] };
export type TopicAnswer =
  | { suggestions: string[] }
  | { understood: ReadPerson }
  | { sensitive: boolean }
  | { asks: QuestionAsks[] };

/** Priorities: people who are typing, then people's own cards, then a host's counts. */
const RANKS = { typing: 0, card: 1, counting: 2 } as const;
export type Rank = keyof typeof RANKS;

/** The most waiting requests; further ones are refused for now. */
const MOST_WAITING = 500;
/** Milliseconds for one request, and for the thread's start. */
const LONGEST = { order: 15_000, start: 60_000 };

interface Waiting {
  order: TopicOrder;
  rank: number;
  resolve: (answer: TopicAnswer) => void;
  reject: (error: Error) => void;
}

/** A request that killed the thread or took too long. */
export class ReadingFailed extends Error {
  override name = 'ReadingFailed';
}

/** Sends a request to the thread; stops the thread. */
export interface TopicWorker {
  ask(order: TopicOrder, rank: Rank): Promise<TopicAnswer>;
  stop(): Promise<void>;
}

/**
 * Client of the thread that reads one person at a time and completes typed topics. The first request starts it, and it
 * restarts when it dies.
 */
export function openTopicWorker(log: Logger): TopicWorker {
  const waiting: Waiting[] = [];
  let thread: Worker | null = null;
  let ready = false;
  let current: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** The current request is not retried, since it may have killed the thread. During the start no request is to blame. */
  const lose = (lost: Worker, error: Error) => {
    if (thread !== lost) return;
    thread = null;
    clearTimeout(timer);
    void lost.terminate();
    const failed = current;
    current = null;
    if (!stopped) log.warn({ reason: error.message }, 'the topic thread ended');
    if (ready) failed?.reject(new ReadingFailed(error.message));
    else for (const { reject } of [failed, ...waiting.splice(0)].filter((one) => one !== null)) reject(notNow());
    ready = false;
    next();
  };

  function start(): Worker {
    const begun = new Worker(new URL('./topic-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 },
    });
    begun.unref();
    begun.on('message', (answer: TopicAnswer | 'ready') => {
      if (thread !== begun) return;
      clearTimeout(timer);
      if (answer === 'ready') ready = true;
      else {
        current?.resolve(answer);
        current = null;
      }
      next();
    });
    begun.on('error', (error) => lose(begun, error));
    begun.on('exit', (code) => lose(begun, new Error(`it ended with code ${code}`)));
    timer = setTimeout(() => lose(begun, new Error('it did not get ready')), LONGEST.start);
    return begun;
  }

  function next(): void {
    if (current || waiting.length === 0 || stopped) return;
    thread ??= start();
    if (!ready) return;
    const reader = thread;
    current = waiting.shift() ?? null;
    timer = setTimeout(() => lose(reader, new Error('an order took too long')), LONGEST.order);
    reader.postMessage(current?.order);
  }

  return {
    ask: (order, rank) =>
      new Promise((resolve, reject) => {
        if (stopped || waiting.length >= MOST_WAITING) return reject(notNow());
        const behind = waiting.findIndex((other) => other.rank > RANKS[rank]);
        waiting.splice(behind < 0 ? waiting.length : behind, 0, { order, rank: RANKS[rank], resolve, reject });
        next();
      }),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      for (const { reject } of [current, ...waiting.splice(0)].filter((one) => one !== null)) reject(notNow());
      const last = thread;
      [thread, current] = [null, null];
      await last?.terminate();
    },
  };
}

const notNow = () => new Refusal('not_ready');
