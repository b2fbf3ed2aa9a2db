import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { latenciesOf, ms } from '../figures.ts';
import type { AbuseCase } from './case.ts';
import { send } from './sender.ts';

/** Accounts that export, each with so many messages of so many characters. */
const exporters = 12;
const messages = 5_000;
const characters = 2_000;

/** Polls a second of other people. */
const pollsPerSecond = 50;

export const exportFlood: AbuseCase = {
  name: 'export-flood',
  deed: `${exporters} accounts with ${messages} messages of ${characters} characters download their data at once, while others poll`,
  reported: 'all answers wait for four seconds',
  async prepare(client, seeded) {
    const query = client.query.bind(client) as (text: string, values: unknown[]) => Promise<unknown>;
    for (let n = 0; n < exporters; n += 1)
      await query(
        `insert into messages (sender_id, recipient_id, content, created_at, read_at)
         select $1, $2, repeat('x', ${characters}), now() - make_interval(secs => n), now() from generate_series(1, ${messages}) n`,
        [seeded.userIdOf(1_000 + 2 * n), seeded.userIdOf(1_001 + 2 * n)],
      );
  },
  async run(server, { seeded }) {
    const pool = new Pool(server.url, { connections: 64, pipelining: 1 });
    const poll = async (n: number) => (await send(pool, seeded.tokenOf(n), 'GET', '/conversations/unread_count')).took;
    const pollUntil = async (isOver: () => boolean) => {
      const polls: Promise<number>[] = [];
      for (let n = 0; !isOver(); n += 1) {
        polls.push(poll(n % 900));
        await sleep(1_000 / pollsPerSecond);
      }
      return latenciesOf(await Promise.all(polls));
    };
    const until = performance.now() + 5_000;
    const before = await pollUntil(() => performance.now() > until);
    let left = exporters;
    const flood = Promise.all(
      Array.from({ length: exporters }, async (_, n) => {
        const { code, bytes, took } = await send(pool, seeded.tokenOf(1_000 + 2 * n), 'GET', '/users/export');
        left -= 1;
        if (code !== 200) throw new Error(`an export: ${code}`);
        return { bytes, took };
      }),
    );
    flood.catch(() => {
      left = 0;
    });
    const during = await pollUntil(() => left === 0);
    const exported = await flood;
    await pool.close();
    const largest = Math.max(...exported.map(({ bytes }) => bytes)) / 1e6;
    const slowest = Math.max(...exported.map(({ took }) => took));
    return {
      now: `all in ${ms(slowest)}, ${largest.toFixed(1)} MB each; polls' p95 ${ms(during.p95)}, ${ms(during.max)} at most (${ms(before.p95)} and ${ms(before.max)} before)`,
    };
  },
};
