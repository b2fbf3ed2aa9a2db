import { type Engine, startEngine } from './engine-thread.ts';

/** Milliseconds that a thread waits for another run, unless said otherwise. Starting one takes longer than a small event. */
const PATIENCE = 10_000;
/** A thread keeps words it has seen: after so many runs another takes its place. */
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

/** Hands out engines like `startEngine`, but one that is stopped after a run without a fault serves the next run, too. */
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
      // What was asked and not answered, for whatever reason, stays under way: such a thread is not used again.
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
