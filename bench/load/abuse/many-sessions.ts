import { Pool } from 'undici';
import type { AbuseCase } from './case.ts';
import { send } from './sender.ts';

const sessions = 8;
const password = 'correct horse battery';

export const manySessions: AbuseCase = {
  name: 'many-sessions',
  deed: `one account asks 10,000 times and writes 1,000 times with ${sessions} sessions at once`,
  reported: 'eight times the flood limit of one session: 4,800 answers in 10 s, and writes without end',
  async run(server) {
    const pool = new Pool(server.url, { connections: 64, pipelining: 1 });
    const signIn = async (path: string) => {
      const user = { email: 'sessions@load.test', password, password_confirmation: password };
      const response = await pool.request({
        method: 'POST',
        path: `/api${path}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user }),
      });
      await response.body.dump();
      return String(response.headers.authorization).replace('Bearer ', '');
    };
    const tokens = [await signIn('/users')];
    while (tokens.length < sessions) tokens.push(await signIn('/users/sign_in'));
    const served = async (count: number, method: 'GET' | 'POST', path: string, body?: unknown) => {
      const begun = performance.now();
      const codes = await Promise.all(
        Array.from(
          { length: count },
          async (_, n) => (await send(pool, tokens[n % sessions] ?? '', method, path, body)).code,
        ),
      );
      const took = ((performance.now() - begun) / 1000).toFixed(1);
      return `${codes.filter((code) => code !== 429).length} served, the others refused, in ${took} s`;
    };
    const writes = await served(1_000, 'POST', '/events', { event: { name: 'One of many' } });
    await new Promise((resolve) => setTimeout(resolve, 10_500));
    const reads = await served(10_000, 'GET', '/conversations/unread_count');
    await pool.close();
    return { now: `asking: ${reads}; writing: ${writes}` };
  },
};
