import { Worker } from 'node:worker_threads';
import type { Enrichment } from '@serendip/matching/enrichment/enrichment';
import type { FittingReadings } from '@serendip/matching/enrichment/fitting-readings';
import type { PersonOutline } from '@serendip/matching/enrichment/outline-event';
import type { QuestionSide } from '@serendip/matching/enrichment/question-sides';
import type { NewcomerValues } from '@serendip/matching/evening/score-newcomers';
import type { EventSnapshot, QuotedMeeting, QuotedResult, SnapshotQuestion } from '@serendip/matching/types';

/** Messages to and from the engine's thread. Plain values, since they cross between threads. */
export interface EngineTasks {
  match: {
    order: {
      snapshot: EventSnapshot;
      room_size: number;
      matches_per_person: number;
      rounds?: number;
      enrichment?: Enrichment;
    };
    answer: QuotedResult;
  };
  question_sides: { order: { questions: SnapshotQuestion[] }; answer: Record<string, QuestionSide> };
  /** Which of a model's readings fit the people's answers. */
  fitting_readings: { order: { snapshot: EventSnapshot; readings: Enrichment['readings'] }; answer: FittingReadings };
  outline: {
    order: { snapshot: EventSnapshot; enrichment: Enrichment; candidates: number };
    answer: PersonOutline[];
  };
  /** Pair values between newcomers and everyone who is here. */
  score_newcomers: { order: { snapshot: EventSnapshot; newcomers: string[] }; answer: NewcomerValues };
  explain_meetings: { order: { snapshot: EventSnapshot; pairs: [string, string][] }; answer: QuotedMeeting[] };
}

export type EngineTask = keyof EngineTasks;
export type EngineOrder = { [T in EngineTask]: { task: T } & EngineTasks[T]['order'] }[EngineTask];
export type EngineReport = { progress: number } | { answer: EngineTasks[EngineTask]['answer'] };

export interface Engine {
  /** One request at a time. Rejects when the engine throws or the signal aborts. `onProgress` gets fractions from 0 to 1. */
  ask<T extends EngineTask>(
    task: T,
    order: EngineTasks[T]['order'],
    onProgress?: (fraction: number) => void,
  ): Promise<EngineTasks[T]['answer']>;
  /** Whether the thread keeps the process alive. */
  hold(on: boolean): void;
  stop(): void;
}

/** Runs the engine in a thread, so that requests stay fast. It reads its lexicon at once. Stop it after use. */
export function startEngine(signal: AbortSignal): Engine {
  signal.throwIfAborted();
  const thread = new Worker(new URL('./engine-worker.ts', import.meta.url), {
    // A young generation of 48 MB, a quarter of what V8 would take, saves 100 MB and costs no time (`bench/engine.ts runs`).
    resourceLimits: { maxOldGenerationSizeMb: 1536, maxYoungGenerationSizeMb: 48 },
  });
  const ended = Promise.withResolvers<never>();
  // Prevents an unhandled rejection. Callers still get the error.
  ended.promise.catch(() => undefined);
  const stop = () => {
    ended.reject(signal.reason);
    void thread.terminate();
  };
  signal.addEventListener('abort', stop, { once: true });
  thread.on('error', ended.reject);
  thread.on('exit', (code) => {
    signal.removeEventListener('abort', stop);
    ended.reject(new Error(`the engine's thread ended with code ${code} before it had a result`));
  });
  return {
    async ask<T extends EngineTask>(
      task: T,
      order: EngineTasks[T]['order'],
      onProgress: (fraction: number) => void = () => {},
    ) {
      const answered = Promise.withResolvers<EngineTasks[T]['answer']>();
      const hear = (report: EngineReport) => {
        if ('answer' in report) answered.resolve(report.answer as EngineTasks[T]['answer']);
        else onProgress(report.progress);
      };
      thread.on('message', hear);
      thread.postMessage({ task, ...order });
      return Promise.race([answered.promise, ended.promise]).finally(() => thread.off('message', hear));
    },
    hold: (on) => (on ? thread.ref() : thread.unref()),
    stop: () => void thread.terminate(),
  };
}
