import { Worker } from 'node:worker_threads';
import type { QuestionAsks } from '@serendip/contract/coach';
import type { TopicRole } from '@serendip/contract/topics';
import type { Language } from '@serendip/matching/text/stem';
import type { SnapshotQuestion } from '@serendip/matching/types';
import type { Logger } from 'pino';
import { askerNow } from '../../asker.ts';
import type { PersonToRead, ReadPerson } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { type FairLine, fairLine } from '../../fair-line.ts';

/** Requests to the thread. Plain values, since they cross between threads. */
export type TopicOrder =
  | { task: 'complete'; query: string; role: TopicRole; language: Language }
  | ({ task: 'read' } & PersonToRead)
  | { task: 'is_sensitive'; phrase: string }
  | { task: 'question_asks'; questions: SnapshotQuestion[]; among: Pick<SnapshotQuestion, 'text'>[] };
export type TopicAnswer =
  | { suggestions: string[] }
  | { understood: ReadPerson }
  | { sensitive: boolean }
  | { asks: QuestionAsks[]; language: Language | null };

/** People who are typing go first, then people's own cards and hosts' questions one for one, then a host's counts. */
export type Rank = 'typing' | 'card' | 'questions' | 'counting';

/** The most waiting requests of each kind; further ones are refused for now. */
const MOST_WAITING = 500;
/** Milliseconds for one request, and for the thread's start. */
const LONGEST = { order: 15_000, start: 60_000 };

interface Waiting {
  order: TopicOrder;
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
  const lines: Record<Rank, FairLine<Waiting>> = {
    typing: fairLine(),
    card: fairLine(),
    questions: fairLine(),
    counting: fairLine(),
  };
  let cardIsNext = true;
  let thread: Worker | null = null;
  let ready = false;
  let current: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const size = () => Object.values(lines).reduce((sum, line) => sum + line.size(), 0);
  function take(): Waiting | undefined {
    const [one, other] = cardIsNext ? [lines.card, lines.questions] : [lines.questions, lines.card];
    const typed = lines.typing.take();
    if (typed) return typed;
    cardIsNext = !cardIsNext;
    return one.take() ?? other.take() ?? lines.counting.take();
  }
  function takeAll(): Waiting[] {
    const all: Waiting[] = [];
    for (let next = take(); next; next = take()) all.push(next);
    return all;
  }

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
    else for (const { reject } of [failed, ...takeAll()].filter((one) => one !== null)) reject(notNow());
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
    if (current || size() === 0 || stopped) return;
    thread ??= start();
    if (!ready) return;
    const reader = thread;
    current = take() ?? null;
    timer = setTimeout(() => lose(reader, new Error('an order took too long')), LONGEST.order);
    reader.postMessage(current?.order);
  }

  return {
    ask: (order, rank) =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(notNow());
        const asker = askerNow();
        if (lines[rank].size() >= MOST_WAITING) {
          // The network with most waiting loses its newest.
          const displaced = lines[rank].makeRoom(asker);
          if (!displaced) return reject(notNow());
          displaced.reject(notNow());
        }
        lines[rank].add(asker, { order, resolve, reject });
        next();
      }),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      for (const { reject } of [current, ...takeAll()].filter((one) => one !== null)) reject(notNow());
      const last = thread;
      [thread, current] = [null, null];
      await last?.terminate();
    },
  };
}

const notNow = () => new Refusal('not_ready');
