import { Worker } from 'node:worker_threads';
import type { EventSnapshot, MatchResult } from '@serendip/matching/types';

export interface EngineOrder {
  snapshot: EventSnapshot;
  room_size: number;
  matches_per_person: number;
}

export type EngineReport = { progress: number } | { result: MatchResult };

/**
 * Runs the engine in a thread of its own, so that requests stay fast. Rejects when the engine throws or the signal
 * aborts. `onProgress` gets fractions from 0 to 1.
 */
export function runEngine(
  order: EngineOrder,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<MatchResult> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const thread = new Worker(new URL('./engine-worker.ts', import.meta.url), {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: 1536 },
    });
    const stop = () => {
      reject(signal.reason);
      void thread.terminate();
    };
    signal.addEventListener('abort', stop, { once: true });
    thread.on('message', (report: EngineReport) => {
      if ('result' in report) resolve(report.result);
      else onProgress(report.progress);
    });
    thread.on('error', reject);
    thread.on('exit', (code) => {
      signal.removeEventListener('abort', stop);
      // Harmless after a result: a promise settles once.
      reject(new Error(`the engine's thread ended with code ${code} before it had a result`));
    });
  });
}
