import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { Pool } from 'undici';
import { attend } from './load/attendees.ts';
import { type Seeded, seed } from './load/seed.ts';
import { type ServerProcess, startProcess } from './load/server-process.ts';

/**
 * `npm run bench:load`: how many people may be online at once. Embedded by default; `--database postgres://…/postgres`
 * makes and drops a database of its own there. Prints latencies, errors, processor and memory per number of people,
 * and the throughput of polled reads beside a bare route with one equivalent query.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    online: { type: 'string', default: '1000,2000,4000' },
    seconds: { type: 'string', default: '20' },
    port: { type: 'string', default: '3301' },
  },
});
const seconds = Number(values.seconds);
const port = Number(values.port);
const server = 'apps/server/src/main.ts';

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

async function ladder(process_: ServerProcess, seeded: Seeded): Promise<void> {
  console.log('| online | requests/s | p50 | p95 | p99 | max | errors | processor | memory |');
  console.log('|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
  let holds = 0;
  for (const online of String(values.online).split(',').map(Number)) {
    const pool = new Pool(process_.url, { connections: 256, pipelining: 1 });
    await attend(pool, seeded, online, 3);
    const before = process_.usage();
    const started = performance.now();
    const { latencies, errors, sent } = await attend(pool, seeded, online, seconds);
    const took = (performance.now() - started) / 1000;
    const after = process_.usage();
    await pool.close();
    const sorted = latencies.sort((a, b) => a - b);
    const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
    const p99 = quantile(sorted, 0.99);
    if (failed === 0 && p99 <= 250) holds = Math.max(holds, online);
    const load = `${Math.round((100 * (after.cpu - before.cpu)) / took)} %`;
    const [p50, p95, max] = [quantile(sorted, 0.5), quantile(sorted, 0.95), sorted.at(-1) ?? 0];
    console.log(
      `| ${online} | ${Math.round(sent / seconds)} | ${ms(p50)} | ${ms(p95)} | ${ms(p99)} | ${ms(max)} | ${failed} | ${load} | ${after.rss} MB |`,
    );
    for (const [name, count] of errors) console.log(`  ${count} × ${name}`);
  }
  console.log(`\nHolds (p99 ≤ 250 ms, no error): ${holds} online\n`);
}

/** Requests per second that a closed loop of 64 connections gets out of one polled read. */
async function throughput(url: string, seeded: Seeded, path: string): Promise<number> {
  const pool = new Pool(url, { connections: 64, pipelining: 1 });
  let done = 0;
  const until = performance.now() + 5_000;
  const loop = async (lane: number) => {
    for (let turn = lane; performance.now() < until; turn += 64) {
      const headers = { authorization: `Bearer ${seeded.tokenOf(turn % seeded.users)}` };
      const response = await pool.request({ method: 'GET', path: `/api${path}`, headers });
      await response.body.dump();
      if (response.statusCode === 200) done += 1;
    }
  };
  await Promise.all(Array.from({ length: 64 }, (_, lane) => loop(lane)));
  await pool.close();
  return done / 5;
}

async function onServer(adminUrl: string): Promise<void> {
  const name = `serendip_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const env = { DATABASE_URL: url.href, RATE_LIMIT: 'off' };
  try {
    await (await startProcess(server, port, env)).stop();
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    const seeded = await seed(client);
    await client.end();
    const serendip = await startProcess(server, port, env);
    await ladder(serendip, seeded);
    const path = '/conversations/unread_count';
    const bare = await startProcess('bench/load/bare-route.ts', port + 1, env);
    const rates: { bare: number; ours: number }[] = [];
    for (let round = 0; round < 3; round += 1)
      rates.push({
        bare: await throughput(bare.url, seeded, path),
        ours: await throughput(serendip.url, seeded, path),
      });
    const shares = rates.map(({ bare, ours }) => ours / bare).sort((a, b) => a - b);
    for (const { bare, ours } of rates)
      console.log(`unread_count: ${Math.round(ours)}/s, bare route ${Math.round(bare)}/s`);
    console.log(`median share of the bare route: ${Math.round(100 * (shares[1] ?? 0))} %`);
    await bare.stop();
    await serendip.stop();
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

async function embedded(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'serendip-bench-'));
  const env = { DATA_DIR: dataDir, RATE_LIMIT: 'off' };
  try {
    await (await startProcess(server, port, env)).stop();
    const client = await PGlite.create(join(dataDir, 'db'));
    const seeded = await seed(client);
    await client.close();
    const serendip = await startProcess(server, port, env);
    await ladder(serendip, seeded);
    await serendip.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

console.log(
  `${values.database ? 'PostgreSQL' : 'Embedded database'}, ${seconds} s each, generator on the same machine\n`,
);
await (values.database ? onServer(values.database) : embedded());
