import type { Ctx } from '../src/context.ts';
import type { Engine } from '../src/features/engine/engine-thread.ts';
import { warmEngines } from '../src/features/engine/warm-engines.ts';
import { executeMatchRun } from '../src/features/matching/execute-match-run.ts';

/** For all runs of a worker's tests: a thread that has read its lexicon serves the next run, however long it has to wait. */
export const engines = warmEngines(600_000);

/** An engine whose answers are kept back until they are let go. */
function heldEngine() {
  const answered = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const start = (signal: AbortSignal): Engine => {
    const engine = engines(signal);
    return {
      ...engine,
      async ask(task, order, onProgress) {
        const answer = await engine.ask(task, order, onProgress);
        answered.resolve();
        await free.promise;
        return answer;
      },
    };
  };
  return { start, answered: answered.promise, letGo: free.resolve };
}

/** Executes a run with this in its middle: the engine has read the event, and nothing of its result is stored. */
export async function executeAround(ctx: Ctx, run: { id: string }, meanwhile: () => Promise<void>): Promise<void> {
  const { start, answered, letGo } = heldEngine();
  const running = executeMatchRun(ctx, run.id, new AbortController().signal, start);
  await Promise.race([answered, running]);
  try {
    await meanwhile();
  } finally {
    letGo();
    await running;
  }
}
