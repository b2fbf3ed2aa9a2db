import { Pool } from 'undici';
import type { Seeded } from './seed.ts';
import type { ServerProcess } from './server-process.ts';
import type { Target } from './target.ts';

/** The reads that open screens repeat: who asks at turn `n`, and for what. */
const reads: Record<string, (seeded: Seeded, turn: number) => { who: number; path: string }> = {
  'unread count': ({ users }, turn) => ({ who: turn % users, path: '/conversations/unread_count' }),
  thread: ({ users, userIdOf, partnerOf }, turn) => ({
    who: turn % users,
    path: `/conversations/${userIdOf(partnerOf(turn % users))}/messages`,
  }),
  'match status': ({ events, eventIdOf }, turn) => ({
    who: turn % events,
    path: `/events/${eventIdOf(turn % events)}/match_status`,
  }),
};

const rounds = 3;
const secondsEach = 4;

/** Requests per second that a closed loop of 64 connections gets out of a read. */
async function throughput(url: string, seeded: Seeded, read: (typeof reads)[string]): Promise<number> {
  const pool = new Pool(url, { connections: 64, pipelining: 1 });
  let done = 0;
  let until = performance.now() + 1_000;
  const loop = async (lane: number) => {
    for (let turn = lane; performance.now() < until; turn += 64) {
      const { who, path } = read(seeded, turn);
      const headers = { authorization: `Bearer ${seeded.tokenOf(who)}` };
      const response = await pool.request({ method: 'GET', path: `/api${path}`, headers });
      await response.body.dump();
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
      done += 1;
    }
  };
  const lanes = () => Promise.all(Array.from({ length: 64 }, (_, lane) => loop(lane)));
  // The first second is for warming up.
  await lanes();
  done = 0;
  until = performance.now() + secondsEach * 1_000;
  await lanes();
  await pool.close();
  return done / secondsEach;
}

/** Each polled read beside a bare Fastify route with one equivalent query, in turns: the embedded database has one owner at a time. */
export async function comparePolledReads(target: Target): Promise<void> {
  const names = Object.keys(reads);
  const rates: Record<string, { bare: number; ours: number }[]> = Object.fromEntries(names.map((name) => [name, []]));
  const on = async (start: () => Promise<ServerProcess>) => {
    const server = await start();
    try {
      const found: Record<string, number> = {};
      for (const [name, read] of Object.entries(reads)) found[name] = await throughput(server.url, target.seeded, read);
      return found;
    } finally {
      await server.stop();
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    const bare = await on(target.bare);
    // Fifty hosts stand for thousands here: each asks more often than one may.
    const ours = await on(() => target.serendip({ RATE_LIMIT: 'off' }));
    for (const name of names) rates[name]?.push({ bare: bare[name] ?? 0, ours: ours[name] ?? 0 });
  }
  console.log(`| polled read | Serendip, requests/s | bare route, requests/s | share, median of ${rounds} |`);
  console.log('|---|---:|---:|---:|');
  const all = (values: number[]) => values.map((value) => Math.round(value)).join(', ');
  for (const [name, measured] of Object.entries(rates)) {
    const shares = measured.map(({ bare, ours }) => ours / bare).toSorted((a, b) => a - b);
    const share = `${Math.round(100 * (shares[Math.floor(rounds / 2)] ?? 0))} %`;
    console.log(`| ${[name, all(measured.map((m) => m.ours)), all(measured.map((m) => m.bare)), share].join(' | ')} |`);
  }
}
