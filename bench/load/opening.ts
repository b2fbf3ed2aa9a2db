import { Pool } from 'undici';
import { attend } from './attendees.ts';
import { errorCount, latenciesOf, ms, tellErrors } from './figures.ts';
import type { Seeded } from './seed.ts';
import type { ServerProcess } from './server-process.ts';

const signUps = { count: 300, seconds: 60 };
const password = 'correct horse battery';

/** An event opens: a room full of people signs up from one address, while others are online already. */
export async function openDoors(server: ServerProcess, seeded: Seeded, online: number): Promise<void> {
  const pool = new Pool(server.url, { connections: 256, pipelining: 1 });
  const waits: number[] = [];
  const refused = new Map<number, number>();
  const signUp = async (number: number, due: number) => {
    const user = { email: `door-${number}@load.test`, password, password_confirmation: password };
    const response = await pool.request({
      method: 'POST',
      path: '/api/users',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user }),
    });
    await response.body.dump();
    if (response.statusCode >= 300) refused.set(response.statusCode, (refused.get(response.statusCode) ?? 0) + 1);
    waits.push(performance.now() - due);
  };
  await attend(pool, seeded, online, 5);
  const polls = attend(pool, seeded, online, signUps.seconds);
  const every = (1_000 * signUps.seconds) / signUps.count;
  const begun = performance.now();
  const arrivals: Promise<void>[] = [];
  for (let number = 0; number < signUps.count; number += 1) {
    const due = begun + number * every;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    arrivals.push(signUp(number, due));
  }
  await Promise.all(arrivals);
  const measured = await polls;
  await pool.close();
  const [door, room] = [latenciesOf(waits), latenciesOf(measured.latencies)];
  const sum = [...refused.values()].reduce((total, count) => total + count, 0);
  console.log(`${signUps.count} sign-ups in ${signUps.seconds} s from one address, ${online} online meanwhile:`);
  console.log(`  sign-ups: p50 ${ms(door.p50)}, p95 ${ms(door.p95)}, max ${ms(door.max)}, refused ${sum}`);
  console.log(
    `  the others: p50 ${ms(room.p50)}, p95 ${ms(room.p95)} (goal 300 ms), p99 ${ms(room.p99)}, errors ${errorCount(measured)}`,
  );
  tellErrors(measured);
}
