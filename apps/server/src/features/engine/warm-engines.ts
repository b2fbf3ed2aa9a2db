import { type Engine, startEngine } from './engine-thread.ts';

/**
 * Milliseconds that an idle thread waits for another run by default. Starting one takes longer than matching a small
 * event.
 */
const PATIENCE = 10_000;
/** A thread caches words, so it is replaced after this many runs. */
const MOST_RUNS = 50;

interface Thread {
  engine: Engine;
  abort: AbortController;
  runs: number;
  leave?: NodeJS.Timeout;
}

function start(): Thread {
  const abort = new AbortController();
  return { engine: startEngine(abort.signal), abort, runs: 0 };
}

/** A pool with the interface of `startEngine`: an engine that ended its run without a fault serves the next one. */
export function warmEngines(patience = PATIENCE): (signal: AbortSignal) => Engine {
  const waiting: Thread[] = [];
  const keep = (thread: Thread): void => {
    waiting.push(thread);
    thread.engine.hold(false);
    thread.leave = setTimeout(() => {
      waiting.splice(waiting.indexOf(thread), 1);
      thread.engine.stop();
    }, patience).unref();
  };
  return (signal) => {
    signal.throwIfAborted();
    const thread = waiting.pop() ?? start();
    clearTimeout(thread.leave);
    thread.engine.hold(true);
    thread.runs += 1;
    const abort = () => thread.abort.abort(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    let underWay = 0;
    return {
      hold: (on) => thread.engine.hold(on),
      // A request without an answer stays in progress, so such a thread is not reused.
      async ask(task, order, onProgress) {
        underWay += 1;
        const answer = await thread.engine.ask(task, order, onProgress);
        underWay -= 1;
        return answer;
      },
      stop() {
        signal.removeEventListener('abort', abort);
        if (underWay > 0 || thread.abort.signal.aborted || thread.runs >= MOST_RUNS) thread.engine.stop();
        else keep(thread);
      },
    };
  };
}
