import { cpus } from 'node:os';
import type { Measured } from './attendees.ts';
import type { ServerProcess } from './server-process.ts';

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

export interface Latencies {
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

export function latenciesOf(values: number[]): Latencies {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    max: sorted.at(-1) ?? 0,
  };
}

export const errorCount = ({ errors }: Measured): number => [...errors.values()].reduce((sum, count) => sum + count, 0);

export function tellErrors({ errors }: Measured): void {
  for (const [name, count] of errors) console.log(`  ${count} × ${name}`);
}

/** Processor seconds that everything on this machine has used so far. */
function machineSeconds(): number {
  const busy = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return busy.reduce((sum, each) => sum + each, 0) / 1_000;
}

/** Starts a watch; its end tells how much of a processor was used meanwhile, by the server and by all there is. */
export function watchProcessor(server: ServerProcess): () => { server: string; machine: string } {
  const [started, own, all] = [performance.now(), server.usage().cpu, machineSeconds()];
  return () => {
    const share = (used: number) => `${Math.round((100_000 * used) / (performance.now() - started))} %`;
    return { server: share(server.usage().cpu - own), machine: share(machineSeconds() - all) };
  };
}
