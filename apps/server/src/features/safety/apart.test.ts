import type { Event } from '@serendip/contract/events';
import { getRoomAssignments, listMyMatches } from '@serendip/contract/matching';
import { blockPerson } from '@serendip/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act } from '../../../test/evening.ts';
import { completedRun, of } from '../../../test/matching.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({ worker: true });
  host = await world.arrive();
});
afterAll(() => world.close());

const block = (person: Person, other: Person) => person.get(blockPerson, { params: { user_id: other.id } });

/** Two who were matched somewhere and are among so many at an event. */
async function gathering(size: number): Promise<{ event: Event; people: Person[] }> {
  const event = await world.createEvent(host);
  return { event, people: await world.crowd(event, size) };
}

/** By round, the rooms of the evening. */
async function seatsOf({ id }: Event) {
  const seats = await rowsOf<{ round: number; people: string[] }>(
    world.ctx.database.db,
    sql`select t.round, array_agg(t.user_id::text order by t.user_id) as people from live_seats t
      join live_sessions s on s.id = t.session_id where s.event_id = ${id} group by t.round, t.room_number
      order by t.round, t.room_number`,
  );
  return Map.groupBy(seats, ({ round }) => round);
}
const share = (rooms: { people: string[] }[] | undefined, one: Person, other: Person) =>
  rooms?.some(({ people }) => people.includes(one.id) && people.includes(other.id));

test('the next run neither matches nor seats the two together, at this event and at any other', async () => {
  const { event, people } = await gathering(6);
  const [ada, ben] = people as [Person, Person];
  await storedRun(world, await world.createEvent(host), [{ of: [ada, ben] }]);
  await block(ben, ada);
  await completedRun(host, event, { room_size: 2, rounds: 3 });
  for (const [me, other] of [
    [ada, ben],
    [ben, ada],
  ] as const) {
    const { matches, rooms } = await me.get(listMyMatches, of(event));
    expect(matches.map(({ user }) => user.id)).not.toContain(other.id);
    expect(rooms).toHaveLength(3);
    expect(rooms.flatMap((room) => room.people.map(({ id }) => id))).not.toContain(other.id);
  }
});

test('where there are too few others they share a room, and the run says the same to its host as without a block', async () => {
  const { event, people } = await gathering(3);
  const [ada, ben] = people as [Person, Person];
  await storedRun(world, await world.createEvent(host), [{ of: [ada, ben] }]);
  const told = async () => {
    const { error_message, rules, coverage, ...run } = await completedRun(host, event);
    return { fields: Object.keys(run), error_message, rules, coverage };
  };
  const before = await told();
  await block(ada, ben);
  expect(await told()).toEqual(before);
  const { rooms } = await host.get(getRoomAssignments, of(event));
  expect(rooms.map(({ participants }) => participants.length)).toEqual([3]);
});

test('in an evening that is on, the room they are in stays, and no later one holds them both', async () => {
  const { event, people } = await gathering(6);
  const [ada, ben, cleo, dan, eve, flo] = people as [Person, Person, Person, Person, Person, Person];
  const seating = [
    [
      [ada, ben],
      [cleo, dan],
      [eve, flo],
    ],
    [
      [ada, cleo],
      [ben, eve],
      [dan, flo],
    ],
    [
      [ada, ben],
      [cleo, eve],
      [dan, flo],
    ],
    [
      [ada, ben],
      [cleo, flo],
      [dan, eve],
    ],
  ];
  await storedRun(world, event, [{ of: [ada, ben] }], seating);
  await act(host, event, 'open_doors');
  await act(host, event, 'start');
  const before = await seatsOf(event);
  expect(share(before.get(1), ada, ben)).toBe(true);
  await block(ada, ben);
  const after = await seatsOf(event);
  expect(after.get(1)).toEqual(before.get(1));
  for (const round of [2, 3, 4]) {
    expect(share(after.get(round), ada, ben)).toBe(false);
    expect(
      after
        .get(round)
        ?.flatMap((room) => room.people)
        .toSorted(),
    ).toEqual(people.map(({ id }) => id).toSorted());
  }
});

test('a run’s plan of before the block is repaired when its evening begins', async () => {
  const { event, people } = await gathering(4);
  const [ada, ben, cleo, dan] = people as [Person, Person, Person, Person];
  await storedRun(
    world,
    event,
    [{ of: [ada, ben] }],
    [
      [
        [ada, ben],
        [cleo, dan],
      ],
    ],
  );
  await block(ben, ada);
  await act(host, event, 'open_doors');
  await act(host, event, 'start');
  expect(share((await seatsOf(event)).get(1), ada, ben)).toBe(false);
});
