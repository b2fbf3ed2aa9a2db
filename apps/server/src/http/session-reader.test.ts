import { signOut } from '@serendip/contract/accounts';
import { getEvent, joinEvent, listHostedEvents } from '@serendip/contract/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, Person, type World } from '../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('of many who call in one moment everyone is taken for themselves, at their own event, and nobody without a session is let in', async () => {
  const people = await Promise.all(Array.from({ length: 40 }, () => world.arrive()));
  const events = await Promise.all(people.map((person, at) => world.createEvent(person, { name: `Event ${at}` })));
  // Every third person joins the event of the next one.
  const behind = (at: number) => events[(at + 1) % events.length] as (typeof events)[number];
  for (const [at, person] of people.entries())
    if (at % 3 === 0) await person.get(joinEvent, { params: { event_id: behind(at).id } });
  const left = await world.arrive();
  await left.get(signOut, {});
  const unknown = new Person(world.app, 'x'.repeat(43));
  const statements: string[] = [];
  const { database } = world.ctx;
  const read = database.read;
  database.read = (text, values) => {
    statements.push(text);
    return read(text, values);
  };

  const asked = people.map((person, at) =>
    Promise.all([
      person.get(listHostedEvents, {}),
      person.get(getEvent, { params: { event_id: behind(at).id } }),
      (at % 2 === 0 ? left : unknown).call(listHostedEvents, {}),
    ]),
  );

  for (const [at, [hosted, { event }, refused]] of (await Promise.all(asked)).entries()) {
    expect(hosted.events.map(({ name }) => name)).toEqual([`Event ${at}`]);
    expect([event.name, event.user_joined]).toEqual([behind(at).name, at % 3 === 0]);
    expect(refused.code).toBe(401);
  }
  const lookups = statements.filter((text) => text.includes('callers_with_')).length;
  expect(lookups, `${3 * asked.length} calls looked sessions up ${lookups} times`).toBeLessThan((3 * asked.length) / 4);
});
