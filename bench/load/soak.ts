import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { attend } from './attendees.ts';
import { errorCount, latenciesOf, ms, tellErrors, watchProcessor } from './figures.ts';
import type { ServerProcess } from './server-process.ts';
import { countRows, leaveBehind } from './stale-rows.ts';
import type { Target } from './target.ts';

const password = 'correct horse battery';
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Writes beside the polls, every two seconds: a sign-up, a sign-out; at times a reset link or a match run. */
async function churn(pool: Pool, { seeded }: Target, over: AbortSignal, failures: string[]): Promise<void> {
  const send = async (method: 'POST' | 'DELETE', path: string, token: string | undefined, body?: unknown) => {
    const response = await pool.request({
      method,
      path: `/api${path}`,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    await response.body.dump();
    if (response.statusCode >= 300) failures.push(`${method} ${path}: ${response.statusCode}`);
    return String(response.headers.authorization ?? '').replace('Bearer ', '');
  };
  for (let turn = 0; !over.aborted; turn += 1) {
    const email = `soak-${turn}@load.test`;
    const token = await send('POST', '/users', undefined, {
      user: { email, password, password_confirmation: password },
    });
    if (turn % 5 === 0) await send('POST', '/users/password', undefined, { user: { email } });
    if (turn % 30 === 0) {
      const event = Math.floor(turn / 30) % seeded.events;
      const path = `/events/${seeded.eventIdOf(event)}/run_matches`;
      await send('POST', path, seeded.tokenOf(event), { room_size: 2, matches_per_person: 5 });
    }
    await send('DELETE', '/users/sign_out', token);
    await sleep(2_000);
  }
}

/** Memory in megabytes, every five seconds. */
async function watchMemory(server: ServerProcess, over: AbortSignal): Promise<{ rss: number; heap: number }[]> {
  const samples: { rss: number; heap: number }[] = [];
  while (!over.aborted) {
    await sleep(5_000);
    const metrics = await server.metrics();
    samples.push({ rss: server.usage().rss, heap: (metrics.get('nodejs_heap_size_used_bytes') ?? 0) / 2 ** 20 });
  }
  return samples;
}

/** One load for a long time: does memory grow, do tables keep what is of no more use? */
export async function soak(target: Target, online: number, minutes: number): Promise<void> {
  const before = await target.look(async (client) => {
    const fresh = await countRows(client);
    await leaveBehind(client);
    return { fresh, stale: await countRows(client) };
  });
  const server = await target.serendip();
  const over = new AbortController();
  const failures: string[] = [];
  try {
    const pool = new Pool(server.url, { connections: 256, pipelining: 1 });
    const used = watchProcessor(server);
    const watching = watchMemory(server, over.signal);
    const churning = churn(pool, target, over.signal, failures);
    const measured = await attend(pool, target.seeded, online, minutes * 60);
    over.abort();
    const [samples] = await Promise.all([watching, churning]);
    await pool.close();
    const { p50, p95, p99, max } = latenciesOf(measured.latencies);
    const processor = used();
    console.log(`${minutes} minutes with ${online} online, ${Math.round(measured.sent / minutes / 60)} requests/s:`);
    console.log(`  p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, max ${ms(max)}`);
    console.log(
      `  errors ${errorCount(measured) + failures.length} of ${measured.sent}, processor ${processor.server}`,
    );
    tellErrors(measured);
    for (const failure of new Set(failures)) console.log(`  ${failure}`);
    // The first fifth is for warming up.
    const settled = samples.slice(Math.floor(samples.length / 5));
    const quarter = Math.floor(settled.length / 4);
    for (const kind of ['rss', 'heap'] as const) {
      const values = settled.map((sample) => sample[kind]);
      const [early, late] = [median(values.slice(0, quarter)), median(values.slice(-quarter))];
      const growth = Math.round((100 * (late - early)) / early);
      const most = Math.max(...samples.map((sample) => sample[kind]));
      console.log(
        `  ${kind}: ${early.toFixed(0)} MB after the warm-up, ${late.toFixed(0)} MB at the end (${growth} %), at most ${most.toFixed(0)} MB`,
      );
    }
  } finally {
    over.abort();
    await server.stop();
  }
  const after = await target.look(countRows);
  console.log('| table | rows | with stale ones | at the end |');
  console.log('|---|---:|---:|---:|');
  for (const [table, rows] of Object.entries(after))
    console.log(`| ${table} | ${before.fresh[table]} | ${before.stale[table]} | ${rows} |`);
}
