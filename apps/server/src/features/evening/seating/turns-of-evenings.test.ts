import { setPresence } from '@serendip/contract/evening';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { act } from '../../../../test/evening.ts';
import { of } from '../../../../test/matching.ts';
import { storedRun } from '../../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../../test/world.ts';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { eveningSeatsJob } from '../../../queue/jobs.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** An evening of a host in round 1; so many people then go and come back, each a change of its seats. */
async function busyEvening(host: Person, changes: number): Promise<string> {
  const event = await world.createEvent(host);
  const people = await world.crowd(event, 6);
  await storedRun(world, event, [], [[people.slice(0, 3), people.slice(3)]]);
  await act(host, event, 'open_doors');
  const say = (person: Person, here: boolean) =>
    host.get(setPresence, { ...of(event), body: { presence: { user_id: person.id, here } } });
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

test('a host whose evenings change all the time keeps no other host’s evening waiting', async () => {
  const [busy, calm] = [await world.arrive(), await world.arrive()];
  const first = await busyEvening(busy, 4);
  const last = await busyEvening(calm, 1);
  const begun: string[] = [];
  await world.ctx.queue.work(eveningSeatsJob, async ({ session_id }) => void begun.push(session_id));
  await vi.waitFor(() => expect(begun).toContain(last), { timeout: patience });
  await vi.waitFor(() => expect(begun.filter((one) => one === first).length).toBeGreaterThan(2), { timeout: patience });
  expect(begun.indexOf(last)).toBeLessThanOrEqual(1);
});
