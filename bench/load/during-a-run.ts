import { Pool } from 'undici';
import { attend } from './attendees.ts';
import { errorCount, latenciesOf, ms, tellErrors } from './figures.ts';
import type { Seeded } from './seed.ts';
import type { ServerProcess } from './server-process.ts';

interface Run {
  status: string;
  duration: number | null;
  total_matches_generated: number;
}

/** How much longer requests take while everybody of one large event is matched. */
export async function matchACrowd(server: ServerProcess, seeded: Seeded, online: number): Promise<void> {
  const pool = new Pool(server.url, { connections: 256, pipelining: 1 });
  const { crowd } = seeded;
  const host = { authorization: `Bearer ${seeded.tokenOf(crowd.host)}`, 'content-type': 'application/json' };
  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Run> => {
    const response = await pool.request({
      method,
      path: `/api/events/${crowd.eventId}${path}`,
      headers: host,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const answer = (await response.body.json()) as { status: { message: string; data: { match_run: Run } } };
    if (response.statusCode >= 300) throw new Error(`${path}: ${answer.status.message}`);
    return answer.status.data.match_run;
  };
  await attend(pool, seeded, online, 5);
  const idle = await attend(pool, seeded, online, 20);
  let run = await ask('POST', '/run_matches', { room_size: 4, matches_per_person: 5 });
  const meanwhile = attend(pool, seeded, online, 300, () => run.status === 'completed' || run.status === 'failed');
  const until = performance.now() + 300_000;
  while (run.status !== 'completed' && run.status !== 'failed' && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    run = await ask('GET', '/match_status');
  }
  const busy = await meanwhile;
  await pool.close();
  const [before, during] = [latenciesOf(idle.latencies), latenciesOf(busy.latencies)];
  const took = run.duration === null ? '' : ` in ${run.duration.toFixed(1)} s, ${run.total_matches_generated} pairs`;
  console.log(`A match run of ${seeded.users} people (${run.status}${took}), ${online} online meanwhile:`);
  for (const [name, { p50, p95, p99, max }, measured] of [
    ['before', before, idle],
    ['during', during, busy],
  ] as const)
    console.log(
      `  ${name}: p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, max ${ms(max)}, errors ${errorCount(measured)} of ${measured.sent}`,
    );
  console.log(`  p95 during ÷ before: ${(during.p95 / before.p95).toFixed(2)} (goal 2)`);
  tellErrors(idle);
  tellErrors(busy);
}
