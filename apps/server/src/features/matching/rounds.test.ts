import { leaveEvent } from '@serendip/contract/events';
import { getRoomAssignments, listMyMatches, type MyRoom, runMatches } from '@serendip/contract/matching';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completedRun, of } from '../../../test/matching.ts';
import { storedEvening } from '../../../test/stored-evening.ts';
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

const roomsOf = async (event: { id: string }, query: { round?: string; match_run_id?: string } = {}) =>
  host.get(getRoomAssignments, { ...of(event), query: query as never });
const mine = async (person: Person, event: { id: string }): Promise<MyRoom[]> =>
  (await person.get(listMyMatches, of(event))).rooms;
const valuesOf = (run: { id: string }) =>
  rowsOf<{ people: number; bytes: number }>(
    world.ctx.database.db,
    sql`select count(*)::int as people, coalesce(sum(length(row)), 0)::int as bytes from pair_values where run_id = ${run.id}`,
  );

describe('a run with rounds', () => {
  test('seats everybody in each round, nobody with the same person twice, and tells each why they meet whom', async () => {
    const event = await world.createEvent(host);
    const people = await world.crowd(event, 6);
    const run = await completedRun(host, event, { rounds: 5 });
    expect(run).toMatchObject({ rounds: 5, present_only: false, total_participants: 6 });
    const met = new Set<string>();
    for (const round of [1, 2, 3, 4, 5]) {
      const answer = await roomsOf(event, { round: String(round) });
      expect(answer).toMatchObject({ rounds: 5, round, total: 3, summary: { total_rooms: 3, total_participants: 6 } });
      expect(answer.rooms.map(({ room_number }) => room_number)).toEqual([1, 2, 3]);
      for (const { participants } of answer.rooms)
        met.add(
          participants
            .map(({ id }) => id)
            .toSorted()
            .join(' '),
        );
    }
    expect(met.size).toBe(15);
    expect(await roomsOf(event)).toMatchObject({ rounds: 5, round: 1 });
    for (const person of people) {
      const rooms = await mine(person, event);
      expect(rooms.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
      const partners = rooms.flatMap((room) => room.people.map(({ id }) => id));
      expect(partners.toSorted()).toEqual(
        people
          .map(({ id }) => id)
          .filter((id) => id !== person.id)
          .toSorted(),
      );
      for (const { reasons } of rooms) expect(reasons).toEqual([expect.stringMatching(/^(?:[^@]{8,})?$/)]);
    }
    expect(await valuesOf(run)).toEqual([{ people: 6, bytes: 15 }]);
  });

  test.each(['0', '6', '-1', '1.5', 'x', '', '99999999999'])('has no round %j', async (round) => {
    const event = await world.createEvent(host);
    await storedRun(world, event, [], [[[host]], [[host]], [[host]], [[host]], [[host]]]);
    const answer = await host.send('GET', `/events/${event.id}/room_assignments?round=${round}`);
    expect([answer.code, answer.message]).toEqual([422, 'There is no such round']);
  });

  test.each([
    [{ rounds: 0 }, 'Rounds must be a whole number from 1 to 12'],
    [{ rounds: 13 }, 'Rounds must be a whole number from 1 to 12'],
    [{ present_only: 'yes' }, 'Present only must be true or false'],
  ])('is not begun with %j', async (body, sentence) => {
    const event = await world.createEvent(host);
    const answer = await host.send('POST', `/events/${event.id}/run_matches`, body);
    expect([answer.code, answer.errors]).toEqual([422, [sentence]]);
  });

  test('leaves its values to the event until the next one has its own, or its evening has ended', async () => {
    const event = await world.createEvent(host);
    await world.crowd(event, 4);
    const [first, kept] = [await completedRun(host, event), await completedRun(host, event)];
    expect([await valuesOf(first), await valuesOf(kept)]).toEqual([
      [{ people: 0, bytes: 0 }],
      [{ people: 4, bytes: 6 }],
    ]);
    const evening = await storedEvening(world, event, { run: kept, state: 'round', round: 1 });
    const third = await completedRun(host, event);
    expect([await valuesOf(kept), await valuesOf(third)].map(([one]) => one?.people)).toEqual([4, 4]);
    await world.ctx.database.db.execute(sql`update live_sessions set state = 'ended' where id = ${evening.id}`);
    const fourth = await completedRun(host, event);
    const left = [await valuesOf(kept), await valuesOf(third), await valuesOf(fourth)];
    expect(left.map(([one]) => one?.people)).toEqual([0, 0, 4]);
  });
});

describe('only people who are here', () => {
  test('are matched where the host asks for it, and nobody else', async () => {
    const event = await world.createEvent(host);
    const [ann, bob, cleo, dan, eve] = (await world.crowd(event, 5)) as [Person, Person, Person, Person, Person];
    const ask = () => host.call(runMatches, { ...of(event), body: { present_only: true } });
    expect(await ask()).toMatchObject({ code: 422, message: 'The doors are not open' });
    const past = await storedEvening(world, event, { state: 'ended', here: [ann, bob, cleo] });
    expect(await ask()).toMatchObject({ code: 422, message: 'The doors are not open' });
    const evening = await storedEvening(world, event, { here: [ann, bob, dan] });
    expect(past.id).not.toBe(evening.id);
    // Somebody who is here and left the event is nobody to be matched.
    await dan.get(leaveEvent, of(event));
    expect(await ask()).toMatchObject({ code: 422, message: 'Need at least 3 participants to run matches' });
    await world.ctx.database.db.execute(sql`insert into presences (session_id, user_id, here)
      values (${evening.id}, ${cleo.id}, true), (${evening.id}, ${eve.id}, false)`);
    const run = await completedRun(host, event, { present_only: true });
    expect(run).toMatchObject({ present_only: true, total_participants: 3 });
    const seated = (await roomsOf(event)).rooms.flatMap(({ participants }) => participants.map(({ id }) => id));
    expect(seated.toSorted()).toEqual([ann, bob, cleo].map(({ id }) => id).toSorted());
    expect(await mine(eve, event)).toEqual([]);
  });
});

describe('one’s rooms', () => {
  const room = (round: number, room_number: number, people: Person[], may_write = false) => ({
    round,
    room_number,
    // When that is, `meetings.test.ts` says.
    begun: expect.any(Boolean),
    left: false,
    people: people.map(({ id, alias }) => ({
      id,
      alias,
      card: null,
      meeting: null,
      quotes: [],
      fit: 'hello',
      note: null,
      contact: { offered: null, they_offered: false, theirs: null },
      may_write,
    })),
    reasons: people.map(({ alias }) => `Meet ${alias}.`),
  });

  test('are the run’s until its evening begins, then where the evening has them', async () => {
    const event = await world.createEvent(host);
    const [ann, bob, cleo, dan] = (await world.crowd(event, 4)) as [Person, Person, Person, Person];
    const run = await storedRun(
      world,
      event,
      [],
      [
        [
          [ann, bob],
          [cleo, dan],
        ],
        [
          [ann, cleo],
          [bob, dan],
        ],
      ],
    );
    expect(await mine(ann, event)).toEqual([room(1, 1, [bob]), room(2, 1, [cleo])]);
    const doors = await storedEvening(world, event, { run });
    expect(await mine(dan, event)).toEqual([room(1, 2, [cleo]), room(2, 2, [bob])]);
    await world.ctx.database.db.execute(sql`delete from live_sessions where id = ${doors.id}`);
    const evening = await storedEvening(world, event, {
      run,
      state: 'round',
      round: 1,
      seating: [
        [[ann, bob], [dan]],
        [[bob, dan], [ann]],
      ],
    });
    expect(await mine(ann, event)).toEqual([room(1, 1, [bob], true), room(2, 2, [])]);
    // These two meet because of the evening's changes: nobody has found a reason for them yet, so it says no more than it knows.
    await world.ctx.database.db.execute(sql`delete from meeting_reasons
      where run_id = ${run.id} and user_a = least(${bob.id}, ${dan.id})::uuid and user_b = greatest(${bob.id}, ${dan.id})::uuid`);
    const { reasons } = (await mine(dan, event))[1] ?? {};
    expect(reasons).toEqual(['']);
    expect(await mine(cleo, event)).toEqual([]);

    // A newer run changes nothing while the evening goes on; once it has ended, what it found stands.
    await storedRun(world, event, [], [[[cleo, dan, ann, bob]]]);
    expect(await mine(ann, event)).toEqual([room(1, 1, [bob], true), room(2, 2, [])]);
    await world.ctx.database.db.execute(sql`update live_sessions set state = 'ended' where id = ${evening.id}`);
    expect((await mine(ann, event)).map(({ people }) => people.length)).toEqual([3]);
  });

  test('have the strongest reason of the match in runs that told none for everybody', async () => {
    const event = await world.createEvent(host);
    const [ann, bob, cleo] = (await world.crowd(event, 3)) as [Person, Person, Person];
    await storedRun(world, event, [{ of: [ann, bob], reasons: [['Bob sails.', 'More.'], ['Ann builds boats.']] }]);
    expect((await mine(ann, event)).map(({ reasons }) => reasons)).toEqual([['Bob sails.']]);
    expect((await mine(bob, event)).map(({ reasons }) => reasons)).toEqual([['Ann builds boats.']]);
    expect(await mine(cleo, event)).toEqual([]);
  });
});
