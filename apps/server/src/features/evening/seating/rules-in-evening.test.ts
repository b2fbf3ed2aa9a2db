import { movePerson } from '@serendip/contract/evening';
import { joinEvent } from '@serendip/contract/events';
import { createRule, type RuleInput } from '@serendip/contract/rules';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { of } from '../../../../test/matching.ts';
import { nightCalls } from '../../../../test/night-calls.ts';
import type { Seating } from '../../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({ worker: true });
  host = await world.arrive();
});
afterAll(() => world.close());

const { aNight, expectSeated, roomsOf, say } = nightCalls(() => ({ world, host }));

/** Twelve people in rooms of three, in three rounds: the first four are one to a room, the others move on. */
const aToARoom = (people: Person[]): Seating =>
  [0, 1, 2].map((round) =>
    [0, 1, 2, 3].map((room) =>
      [people[room], people[4 + ((room + round) % 4)], people[8 + ((room + 2 * round + 1) % 4)]].flatMap(
        (one) => one ?? [],
      ),
    ),
  );

test('an evening keeps a host’s rules in the rounds to come when guests come late or go, and asks before a host’s move that breaks one', async () => {
  const { event, people } = await aNight(12, 12, aToARoom);
  const [ids, mentors] = [people.map(({ id }) => id), people.slice(0, 4).map(({ id }) => id)];
  const [one = '', other = ''] = [ids[4], ids[9]];
  const save = async (rule: RuleInput) => (await host.get(createRule, { ...of(event), body: { rule } })).rule;
  const strength = 'always';
  const rule = await save({ kind: 'room_has', group: { people: mentors }, at_least: 1, strength });
  await save({ kind: 'pair', a: { people: [one] }, b: { people: [other] }, meet: false, strength });
  const broken = async (round: number) =>
    [...(await roomsOf(event, round)).values()].filter(
      (room) => !room.some((id) => mentors.includes(id)) || (room.includes(one) && room.includes(other)),
    );
  const late = await world.arrive();
  await late.get(joinEvent, of(event));
  await say(event, late, true);
  for (const gone of [people[5], people[10], people[11]]) await say(event, gone as Person, false);
  const here = [...people.filter((_, at) => ![5, 10, 11].includes(at)), late];
  await vi.waitFor(() => expectSeated(event, here, [2, 3]), { timeout: patience, interval: 300 });
  expect([await broken(2), await broken(3)]).toEqual([[], []]);

  const before = await roomsOf(event, 2);
  const roomOf = (id: string) => [...before].find(([, room]) => room.includes(id))?.[0] ?? 0;
  // The only mentor of a room: there may be fewer rooms than mentors by now.
  const isAlone = ({ id }: Person) => before.get(roomOf(id))?.filter((seated) => mentors.includes(seated)).length === 1;
  const ann = people.slice(0, 4).find(isAlone) as Person;
  const target = [...before.keys()].find((room) => room !== roomOf(ann.id)) ?? 0;
  const body = { user_id: ann.id, room_number: target, round: 2, heed_rules: true };
  const warned = await host.call(movePerson, { ...of(event), body });
  expect([warned.code, warned.message]).toEqual([409, 'A rule would be broken']);
  expect(warned.data).toEqual({ rules: [{ rule_id: rule.id, sentence: rule.sentence }] });
  expect(await roomsOf(event, 2)).toEqual(before);
  const free = [...before].find(([room, seated]) => room !== roomOf(one) && !seated.includes(other))?.[0] ?? 0;
  const toFoe = { ...body, user_id: one, room_number: roomOf(other) };
  expect((await host.call(movePerson, { ...of(event), body: toFoe })).code).toBe(409);
  expect((await host.call(movePerson, { ...of(event), body: { ...toFoe, room_number: free } })).code).toBe(200);
  expect((await host.call(movePerson, { ...of(event), body: { ...body, heed_rules: false } })).code).toBe(200);
  expect((await roomsOf(event, 2)).get(target)).toContain(ann.id);
});
