/** A part of a run with a time limit. */
export interface TimedPart {
  /** Aborts when the part's time is used up. */
  signal: AbortSignal;
  end(): void;
}

/** Time that all runs of a process share: while two parts wait for the network, each is charged twice as fast. */
export interface SharedTime {
  part(milliseconds: number): TimedPart;
}

const TICK = 100;

export function sharedTime(): SharedTime {
  const parts = new Set<{ left: number; abort: AbortController }>();
  let timer: NodeJS.Timeout | undefined;
  let last = 0;

  function charge(): void {
    const now = performance.now();
    const each = (now - last) * parts.size;
    last = now;
    for (const part of parts) {
      part.left -= each;
      if (part.left <= 0) part.abort.abort(new Error('the time for the AI endpoint is used up'));
    }
  }

  return {
    part(milliseconds) {
      charge();
      const part = { left: milliseconds, abort: new AbortController() };
      parts.add(part);
      timer ??= setInterval(charge, TICK);
      return {
        signal: part.abort.signal,
        end() {
          charge();
          parts.delete(part);
          if (parts.size > 0) return;
          clearInterval(timer);
          timer = undefined;
        },
      };
    },
  };
}
