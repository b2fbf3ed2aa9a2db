import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { latenciesOf, ms } from '../figures.ts';
import type { AbuseCase } from './case.ts';

const inFlight = 450;
const accounts = 50;
const seconds = 15;
const password = 'correct horse battery';

/** Says from which address it comes, to a server that believes it. */
async function post(pool: Pool, from: string, path: string, email: string) {
  const begun = performance.now();
  const user = { email, password, password_confirmation: password };
  const response = await pool.request({
    method: 'POST',
    path: `/api${path}`,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ user }),
  });
  await response.body.dump();
  return { code: response.statusCode, took: performance.now() - begun };
}

export const signInFlood: AbuseCase = {
  name: 'sign-in-flood',
  deed: `one address keeps ${inFlight} right sign-ins to ${accounts} accounts under way, and tries again at once`,
  reported: 'somebody elsewhere waits 22 to 48 s to sign in',
  settings: { TRUST_PROXY: 'on' },
  async run(server) {
    const crowd = new Pool(server.url, { connections: inFlight, pipelining: 1 });
    const others = new Pool(server.url, { connections: 4, pipelining: 1 });
    const emailOf = (number: number) => `flood-${number}@load.test`;
    for (let number = 0; number < accounts; number += 1) await post(others, '10.0.0.1', '/users', emailOf(number));
    await post(others, '10.0.0.2', '/users', 'victim@load.test');
    const until = performance.now() + 1000 * seconds;
    const codes = new Map<number, number>();
    const flood = Array.from({ length: inFlight }, async (_, number) => {
      while (performance.now() < until) {
        const { code } = await post(crowd, '10.0.0.1', '/users/sign_in', emailOf(number % accounts));
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    });
    const waits: number[] = [];
    const refused = new Set<number>();
    for (await sleep(1000); performance.now() < until; await sleep(500)) {
      const { code, took } = await post(others, '10.0.0.2', '/users/sign_in', 'victim@load.test');
      if (code === 200) waits.push(took);
      else refused.add(code);
    }
    await Promise.all(flood);
    await crowd.close();
    await others.close();
    const { p50, max } = latenciesOf(waits);
    const answers = [...codes].map(([code, count]) => `${count} × ${code}`).join(', ');
    const told = refused.size > 0 ? `, refused with ${[...refused].join(', ')}` : '';
    return { now: `somebody elsewhere waits ${ms(p50)}, ${ms(max)} at most${told}; the flood is answered ${answers}` };
  },
};
