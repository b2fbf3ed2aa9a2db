/** What a scenario measured, in the order it is printed. */
export type Figures = Record<string, string | number>;

/** One promise about faults, checked with the product as its users run it: processes, signals, sockets. */
export interface Scenario {
  /** For `--only`. */
  name: string;
  /** The promise, as `docs/reliability.md` states it. */
  promise: string;
  /** Part of the short form. */
  short: boolean;
  /** Throws if the promise is broken. `long` runs all rounds. */
  run(long: boolean): Promise<Figures>;
  /** Why it cannot run on this machine, or null. */
  impossible?(): string | null;
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks again and again until it succeeds. After `seconds`, throws and says what it waited for. */
export async function until<T>(what: string, seconds: number, look: () => Promise<T | null | undefined | false>) {
  const started = performance.now();
  for (;;) {
    const seen = await look();
    if (seen) return { seen, seconds: (performance.now() - started) / 1000 };
    if (performance.now() - started > seconds * 1000) throw new Error(`${what}: not within ${seconds} s`);
    await sleep(50);
  }
}

export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
export const worst = (values: number[]): number => values.reduce((most, value) => Math.max(most, value), 0);
