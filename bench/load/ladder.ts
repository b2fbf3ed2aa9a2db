import { Pool } from 'undici';
import { attend } from './attendees.ts';
import { errorCount, latenciesOf, ms, tellErrors, watchProcessor } from './figures.ts';
import type { Seeded } from './seed.ts';
import type { ServerProcess } from './server-process.ts';

/** The highest p99 allowed: one of a hundred requests can take longer. */
const bearable = 250;

/** Latencies, errors, processor and memory for more and more people, and how many of them it holds. */
export async function climbLadder(
  server: ServerProcess,
  seeded: Seeded,
  steps: number[],
  seconds: number,
): Promise<void> {
  console.log('| online | requests/s | p50 | p95 | p99 | max | errors | processor: server | whole machine | memory |');
  console.log('|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
  let holds = 0;
  for (const online of steps) {
    const pool = new Pool(server.url, { connections: 256, pipelining: 1 });
    await attend(pool, seeded, online, 5);
    const used = watchProcessor(server);
    const measured = await attend(pool, seeded, online, seconds);
    const processor = used();
    await pool.close();
    const { p50, p95, p99, max } = latenciesOf(measured.latencies);
    const errors = errorCount(measured);
    if (errors === 0 && p99 <= bearable) holds = Math.max(holds, online);
    const cells = [online, Math.round(measured.sent / seconds), ...[p50, p95, p99, max].map(ms), errors];
    console.log(`| ${[...cells, processor.server, processor.machine, `${server.usage().rss} MB`].join(' | ')} |`);
    tellErrors(measured);
  }
  console.log(`\nHolds (p99 ≤ ${bearable} ms, no error): ${holds} online`);
}
