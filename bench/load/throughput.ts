import { Pool } from 'undici';
import type { Seeded } from './seed.ts';

/** The caller and the request at turn `n`. */
export type Call = (
  seeded: Seeded,
  turn: number,
) => { who: number; path: string; method?: 'GET' | 'POST'; body?: unknown };

const seconds = 4;
const lanes = 64;

/** Requests a second that a closed loop of 64 connections gets out of a call. The first second is for warming up. */
export async function throughput(url: string, seeded: Seeded, call: Call): Promise<number> {
  const pool = new Pool(url, { connections: lanes, pipelining: 1 });
  let done = 0;
  let until = performance.now() + 1_000;
  const loop = async (lane: number) => {
    for (let turn = lane; performance.now() < until; turn += lanes) {
      const { who, path, method = 'GET', body } = call(seeded, turn);
      const response = await pool.request({
        method,
        path: `/api${path}`,
        headers: { authorization: `Bearer ${seeded.tokenOf(who)}`, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      });
      await response.body.dump();
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
      done += 1;
    }
  };
  const run = () => Promise.all(Array.from({ length: lanes }, (_, lane) => loop(lane)));
  await run();
  done = 0;
  until = performance.now() + seconds * 1_000;
  await run();
  await pool.close();
  return done / seconds;
}
