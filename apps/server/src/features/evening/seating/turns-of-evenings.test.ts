import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { act } from '../../../../test/evening.ts';
import { storedRun } from '../../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../../test/world.ts';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { eveningSeatsJob } from '../../../queue/jobs.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => world.close());

/** An evening of a host in round 1; so many people then go and come back, each a change of its seats. */
async function busyEvening(host: Person, changes: number, address = '203.0.113.7'): Promise<string> {
  const event = await world.createEvent(host);
  const people = await world.crowd(event, 6);
  await storedRun(world, event, [], [[people.slice(0, 3), people.slice(3)]]);
  await act(host, event, 'open_doors');
  const say = async (person: Person, here: boolean) => {
    const presence = { user_id: person.id, here };
    const from = { 'x-forwarded-for': address };
    expect((await host.send('PATCH', `/events/${event.id}/presence`, { presence }, from)).code).toBe(200);
  };
  for (const person of people) await say(person, true);
  await act(host, event, 'start', { automatic: false });
  for (let change = 0; change < changes; change += 1)
    for (const here of [false, true]) {
      // Coming back at once would give back the seat.
      await world.ctx.database.db.execute(sql`update departures set at = at - interval '3 minutes'`);
      await say(people[change] as Person, here);
    }
  const [session] = await rowsOf<{ id: string }>(
    world.ctx.database.db,
    sql`select id from live_sessions where event_id = ${event.id}`,
  );
  return session?.id ?? '';
}

test('evenings take turns by network, then by host, and one that changes all the time has one place', async () => {
  const busy = await world.arrive();
  const first = await busyEvening(busy, 4);
  const second = await busyEvening(busy, 1);
  const third = await busyEvening(await world.arrive(), 1);
  const elsewhere = await busyEvening(await world.arrive(), 1, '198.51.100.9');
  const begun: string[] = [];
  await world.ctx.queue.work(eveningSeatsJob, async ({ session_id }) => void begun.push(session_id));
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(3), { timeout: patience });
  expect(begun).toEqual([first, elsewhere, third, second]);
});
