import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { attend } from './attendees.ts';
import { errorCount, latenciesOf, ms, tellErrors } from './figures.ts';
import type { Target } from './target.ts';

/** An event that so many people have joined. */
async function seedEvent(target: Target, people: number): Promise<string> {
  const eventId = randomUUID();
  const { host } = target.seeded.crowd;
  const ids = JSON.stringify(Array.from({ length: people }, (_, index) => target.seeded.userIdOf(index)));
  await target.look(async (client) => {
    const query = (text: string, values: unknown[]) =>
      (client.query as (t: string, v: unknown[]) => Promise<unknown>)(text, values);
    await query(`insert into events (id, host_id, name, event_date) values ($1, $2, 'The evening', '2099-05-20')`, [
      eventId,
      target.seeded.userIdOf(host),
    ]);
    await query(
      `insert into memberships (event_id, user_id) select $1, id::uuid from jsonb_array_elements_text($2::jsonb) as p (id)`,
      [eventId, ids],
    );
  });
  return eventId;
}

/**
 * How much longer requests take while so many people are mailed at the usual rate, and how long until all mails are handed over (to the
 * outbox). The event is moved, which tells all of them in one transaction, as a completed run does.
 */
export async function tellACrowd(target: Target, people: number, online: number): Promise<void> {
  const eventId = await seedEvent(target, people);
  const server = await target.serendip();
  const pool = new Pool(server.url, { connections: 256, pipelining: 1 });
  try {
    await attend(pool, target.seeded, online, 5);
    const idle = await attend(pool, target.seeded, online, 20);
    const unsent = async () => {
      const text = await (await fetch(`${server.url}/api/metrics`)).text();
      return Number(/^serendip_unsent\{channel="email"\} (\d+)/m.exec(text)?.[1] ?? Number.NaN);
    };
    const asked = performance.now();
    const moved = await pool.request({
      method: 'PUT',
      path: `/api/events/${eventId}`,
      headers: {
        authorization: `Bearer ${target.seeded.tokenOf(target.seeded.crowd.host)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ event: { place: 'The old mill' } }),
    });
    await moved.body.dump();
    if (moved.statusCode !== 200) throw new Error(`the event did not move: ${moved.statusCode}`);
    const told = performance.now() - asked;
    // The news waits two minutes for a second edit.
    while ((await unsent()) === 0 && performance.now() - asked < 240_000) await sleep(500);
    const began = performance.now();
    let left = await unsent();
    const first = left;
    const meanwhile = attend(pool, target.seeded, online, 300, () => left === 0);
    while (left > 0 && performance.now() - began < 300_000) {
      await sleep(1_000);
      left = await unsent();
    }
    const took = (performance.now() - began) / 1_000;
    const busy = await meanwhile;
    const [before, during] = [latenciesOf(idle.latencies), latenciesOf(busy.latencies)];
    console.log(`${people} people are told (${ms(told)}; ${first} mails wait then), ${online} online meanwhile:`);
    console.log(`  handed over in ${took.toFixed(0)} s: ${(people / took).toFixed(1)} a second; ${left} are left`);
    for (const [name, { p50, p95, p99 }, measured] of [
      ['before', before, idle],
      ['during', during, busy],
    ] as const)
      console.log(
        `  ${name}: p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, errors ${errorCount(measured)} of ${measured.sent}`,
      );
    tellErrors(busy);
  } finally {
    await pool.close();
    await server.stop();
  }
}
