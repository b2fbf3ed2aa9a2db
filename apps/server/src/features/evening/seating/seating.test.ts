import { checkIn, movePerson, setPresence } from '@serendip/contract/evening';
import { type Event, joinEvent, leaveEvent } from '@serendip/contract/events';
import { listMyMatches } from '@serendip/contract/matching';
import { listMessages, sendMessage } from '@serendip/contract/messages';
import { blockPerson } from '@serendip/contract/safety';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { act, liveOf } from '../../../../test/evening.ts';
import { of } from '../../../../test/matching.ts';
import { nightCalls, roundRobin } from '../../../../test/night-calls.ts';
import type { Seating } from '../../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../../test/world.ts';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { eveningAdvancer } from '../clock/advance-evenings.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({ worker: true });
  host = await world.arrive();
});
afterAll(() => world.close());

const { aNight, expectSeated, roomsOf, say } = nightCalls(() => ({ world, host }));
const move = (event: Event, person: Person, room_number: number, round: number) =>
  host.call(movePerson, { ...of(event), body: { user_id: person.id, room_number, round } });

describe('when the rounds begin', () => {
  test('a person who did not come has no seat, nobody sits alone, and whoever is told another room than the run’s sees it marked', async () => {
    const { event, people } = await aNight(8, 5);
    const here = people.slice(0, 5);
    await expectSeated(event, here, [1, 2, 3, 4, 5, 6, 7]);
    const rows = await rowsOf<{ differs: boolean; changed: boolean }>(
      world.ctx.database.db,
      sql`select l.room_number <> s.room_number as differs, l.changed from live_seats l
        join live_sessions e on e.id = l.session_id join room_seats s
          on s.run_id = e.match_run_id and s.round = l.round and s.user_id = l.user_id where e.event_id = ${event.id}`,
    );
    expect(rows).toHaveLength(35);
    expect(rows.every(({ differs, changed }) => differs === changed)).toBe(true);
    expect(rows.some(({ changed }) => changed)).toBe(true);
    expect((await people[7]?.get(listMyMatches, of(event)))?.rooms).toEqual([]);
    expect((await people[0]?.get(listMyMatches, of(event)))?.rooms).toHaveLength(7);
  });

  test('of an evening without check-in everybody of the run has a seat', async () => {
    const { event, people } = await aNight(4, 0);
    await expectSeated(event, people, [1, 2, 3]);
    const [leaver] = people as [Person];
    await leaver.get(setPresence, { ...of(event), body: { presence: { user_id: leaver.id, here: false } } });
    await expectSeated(event, people.slice(1), [1, 2, 3]);
  });

  test('a tap on the wrong name, taken back within its time, costs nobody their seats', async () => {
    const { event, people } = await aNight(4, 0);
    const [tapped] = people as [Person];
    await say(event, tapped, true);
    await say(event, tapped, false);
    await expectSeated(event, people, [1, 2, 3]);
  });
});

describe('a round that a host adds', () => {
  test('is the last, seats everyone who is here, people who came later too, and lets nobody meet twice', async () => {
    // Of the five rounds that six people can have without a repeat the run holds three.
    const { event, people } = await aNight(6, 6, (all) => roundRobin(all).slice(0, 3));
    const planned = await Promise.all([1, 2, 3].map((round) => roomsOf(event, round)));
    expect(await act(host, event, 'add_round')).toMatchObject({ rounds: 4, round: 1 });
    expect(await act(host, event, 'add_round')).toMatchObject({ rounds: 5, round: 1 });
    await expectSeated(event, people, [1, 2, 3, 4, 5]);
    expect(await Promise.all([1, 2, 3].map((round) => roomsOf(event, round)))).toEqual(planned);
    const pairs = new Set<string>();
    for (const round of [1, 2, 3, 4, 5])
      for (const room of (await roomsOf(event, round)).values()) pairs.add(room.toSorted().join());
    expect(pairs.size).toBe(15);
    const [late] = (await world.crowd(event, 1)) as [Person];
    await say(event, late, true);
    await expect
      .poll(async () => [...(await roomsOf(event, 5)).values()].flat(), { timeout: patience })
      .toContain(late.id);
    expect(await act(host, event, 'add_round')).toMatchObject({ rounds: 6 });
    await expectSeated(event, [...people, late], [6]);
  });
});

describe('a person who goes in the middle of a round', () => {
  test('is missed by nobody alone, in no coming round, and can be written to by whom they met', async () => {
    const { event, people } = await aNight(6);
    const [ann, bob, ...others] = people as [Person, Person, Person, Person, Person, Person];
    const seated = await liveOf(ann, event);
    const partner = people.find(({ id }) => id === seated.me?.people[0]?.id) as Person;
    const before = await roomsOf(event, 1);
    await partner.get(setPresence, { ...of(event), body: { presence: { user_id: partner.id, here: false } } });
    const left = people.filter((person) => person !== partner);
    await expectSeated(event, left, [1, 2, 3, 4, 5]);
    const { me } = await liveOf(ann, event);
    expect(me).toMatchObject({ changed: true });
    expect(me?.room_number).not.toBe(seated.me?.room_number);
    expect(me?.people).toHaveLength(2);
    // Of the running round only the one who would be alone has changed.
    const after = await roomsOf(event, 1);
    for (const [number, room] of before)
      if (number !== seated.me?.room_number) expect(after.get(number)).toEqual(expect.arrayContaining(room));
    expect(await liveOf(partner, event)).toMatchObject({ me: { here: false, room_number: null, next: null } });
    for (const [from, to] of [
      [ann, partner],
      [partner, ann],
    ] as [Person, Person][])
      await from.get(sendMessage, { params: { user_id: to.id }, body: { message: { content: 'You had to go?' } } });
    const stranger = [bob, ...others].find((one) => one !== partner && !me?.people.some(({ id }) => id === one.id));
    expect((await stranger?.call(listMessages, { params: { user_id: partner.id } }))?.code).toBe(403);

    // The one who left finds Ann in it at once; when it is over Ann finds both, and those whom she joined then.
    const roomsFor = async (person: Person) =>
      (await person.get(listMyMatches, of(event))).rooms.map(({ round, room_number, left, people }) => ({
        round,
        room_number,
        left,
        people: people.map(({ id }) => id).toSorted(),
      }));
    const firstRoom = { round: 1, room_number: seated.me?.room_number };
    for (const state of ['round', 'break']) {
      expect((await liveOf(host, event)).state).toBe(state);
      expect(await roomsFor(partner)).toEqual([{ ...firstRoom, left: true, people: [ann.id] }]);
      if (state === 'round') await act(host, event, 'next');
    }
    expect(await roomsFor(partner)).toEqual([{ ...firstRoom, left: true, people: [ann.id] }]);
    const joined = (me?.people ?? []).map(({ id }) => id);
    expect((await roomsFor(ann))[0]).toEqual({
      round: 1,
      room_number: me?.room_number,
      left: false,
      people: [partner.id, ...joined].toSorted(),
    });
    await ann.get(blockPerson, { params: { user_id: partner.id } });
    expect((await roomsFor(ann))[0]?.people).toEqual(joined.toSorted());
    expect(await roomsFor(partner)).toEqual([{ ...firstRoom, left: true, people: [] }]);
  });

  test('and leaves the event too vanishes from it, and so on until one is left, and none', async () => {
    const { event, people } = await aNight(4);
    for (const [at, person] of people.entries()) {
      await person.get(leaveEvent, of(event));
      await expectSeated(event, people.slice(at + 1), at < 2 ? [1, 2, 3] : [2, 3]);
    }
    const back = people[1] as Person;
    await back.get(joinEvent, of(event));
    await say(event, back, true);
    await expectSeated(event, [back], [2, 3]);
    await act(host, event, 'end');
  });
});

describe('a person who comes late', () => {
  const threes = (people: Person[]): Seating => {
    const [a, b, c, d, e, f] = people as [Person, Person, Person, Person, Person, Person];
    return [
      [
        [a, b, c],
        [d, e, f],
      ],
      [
        [a, b, d],
        [c, e, f],
      ],
      [
        [a, e, f],
        [b, c, d],
      ],
    ];
  };

  test('gets a room that is below its size at once, with why, else one from the next round on', async () => {
    const { event, people } = await aNight(6, 5, threes);
    const late = people[5] as Person;
    expect((await liveOf(late, event)).me).toMatchObject({ here: false, room_number: null });
    await say(event, late, true);
    const { me } = await liveOf(late, event);
    expect(me).toMatchObject({ here: true, room_number: 2, changed: false });
    expect(me?.people.map(({ id }) => id).toSorted()).toEqual([people[3]?.id, people[4]?.id].toSorted());
    expect(me?.reasons).toEqual(me?.people.map(({ alias }) => `Meet ${alias}.`));
    await expectSeated(event, people, [1, 2, 3]);

    const walkIn = await world.arrive();
    await walkIn.get(joinEvent, of(event));
    await say(event, walkIn, true);
    await vi.waitFor(async () => expect((await liveOf(walkIn, event)).me?.next).not.toBeNull(), {
      timeout: patience,
      interval: 200,
    });
    expect((await liveOf(walkIn, event)).me).toMatchObject({ here: true, room_number: null });
    await expectSeated(event, people, [1]);
    await expectSeated(event, [...people, walkIn], [2, 3]);
    // The engine has found what they are worth to the others, and says why they meet.
    const known = await rowsOf<{ length: number }>(
      world.ctx.database.db,
      sql`select length(row) as length from pair_values where user_id = ${walkIn.id}`,
    );
    expect(known).toEqual([{ length: 6 }]);
    await vi.waitFor(
      async () => {
        const { rooms } = await walkIn.get(listMyMatches, of(event));
        expect(rooms.map(({ round }) => round)).toEqual([2, 3]);
        // They answered nothing, so what the engine finds to say is stored as nothing.
        const told = await rowsOf<{ count: number }>(
          world.ctx.database.db,
          sql`select count(*)::int as count from meeting_reasons where user_a = ${walkIn.id} or user_b = ${walkIn.id}`,
        );
        const met = new Set(rooms.flatMap(({ people }) => people.map(({ id }) => id)));
        expect(told[0]?.count).toBe(met.size);
      },
      { timeout: patience, interval: 200 },
    );
  });

  test('sits down within seconds even when nobody finds out what they are worth to whom', async () => {
    const { event, people } = await aNight(4, 4);
    const { db } = world.ctx.database;
    const walkIn = await world.arrive();
    await walkIn.get(joinEvent, of(event));
    // As if the workers were away: what the queue has for this evening is lost.
    await db.execute(
      sql`create function nothing_here() returns trigger language plpgsql as $$ begin return null; end $$`,
    );
    await db.execute(
      sql`create trigger away before insert on pair_values for each row execute function nothing_here()`,
    );
    await say(event, walkIn, true);
    await expectSeated(event, people, [1, 2, 3]);
    await db.execute(sql`update presences set since = since - interval '10 seconds' where user_id = ${walkIn.id}`);
    const look = eveningAdvancer(world.ctx);
    await vi.waitFor(
      async () => {
        await look();
        expect((await liveOf(walkIn, event)).me?.next).not.toBeNull();
      },
      { timeout: patience, interval: 300 },
    );
    await expectSeated(event, [...people, walkIn], [2, 3]);
    await db.execute(sql`drop trigger away on pair_values`);
  });
});

describe('a check-in that is answered before a round begins', () => {
  test('has a seat in that round within five seconds, although nobody finds out what they are worth, and all rooms are full', async () => {
    const { event, people } = await aNight(4, 4);
    const { db } = world.ctx.database;
    await act(host, event, 'next');
    const walkIn = await world.arrive();
    await walkIn.get(joinEvent, of(event));
    await db.execute(
      sql`create function nobody_scores() returns trigger language plpgsql as $$ begin return null; end $$`,
    );
    await db.execute(
      sql`create trigger unscored before insert on pair_values for each row execute function nobody_scores()`,
    );
    await say(event, walkIn, true);
    await act(host, event, 'next');
    // The round began two seconds ago.
    await db.execute(
      sql`update live_sessions set began_at = began_at - interval '2.1 seconds' where event_id = ${event.id}`,
    );
    await db.execute(sql`update presences set since = since - interval '2.1 seconds' where user_id = ${walkIn.id}`);
    const look = eveningAdvancer(world.ctx);
    await vi.waitFor(
      async () => {
        await look();
        expect((await liveOf(walkIn, event)).me?.room_number).not.toBeNull();
      },
      { timeout: patience, interval: 100 },
    );
    await expectSeated(event, [...people, walkIn], [2, 3]);
    await db.execute(sql`drop trigger unscored on pair_values`);
    await act(host, event, 'end');
  });
});

describe('coming back at once', () => {
  const seats = (event: Event) =>
    rowsOf(
      world.ctx.database.db,
      sql`select t.round, t.user_id, t.room_number, t.moved, t.changed from live_seats t
        join live_sessions s on s.id = t.session_id where s.event_id = ${event.id} order by t.round, t.user_id`,
    );

  test('gives back the seats of before, to everybody who was moved by it, whoever said that they go', async () => {
    const { event, people } = await aNight(8);
    const [ann, bob] = people as [Person, Person];
    const before = await seats(event);
    await say(event, ann, false);
    expect(await seats(event)).not.toEqual(before);
    await say(event, ann, true);
    expect(await seats(event)).toEqual(before);

    await bob.get(setPresence, { ...of(event), body: { presence: { user_id: bob.id, here: false } } });
    expect(await seats(event)).not.toEqual(before);
    const code = String((await liveOf(host, event)).code);
    await bob.get(checkIn, { ...of(event), body: { check_in: { code } } });
    expect(await seats(event)).toEqual(before);
  });

  test('leaves alone what something else has changed, a round that has begun since, and what is two minutes ago', async () => {
    const { event, people } = await aNight(8);
    const [ann, bob] = people as [Person, Person];
    const { db } = world.ctx.database;
    await say(event, ann, false);
    expect((await move(event, bob, 1, 5)).code).toBe(200);
    await say(event, ann, true);
    expect((await roomsOf(event, 5)).get(1)).toContain(bob.id);
    await expectSeated(event, people, [1, 2, 3, 4, 5, 6, 7]);

    await say(event, ann, false);
    await act(host, event, 'next');
    await act(host, event, 'next');
    const second = await roomsOf(event, 2);
    await say(event, ann, true);
    for (const [number, room] of second)
      expect((await roomsOf(event, 2)).get(number)).toEqual(expect.arrayContaining(room));

    await say(event, ann, false);
    await db.execute(sql`update departures set at = at - interval '121 seconds'`);
    await say(event, ann, true);
    await expectSeated(event, people, [3, 4, 5, 6, 7]);
    expect(await rowsOf(db, sql`select 1 from departures where user_id = ${ann.id}`)).toEqual([]);
  });
});

describe('a host moves somebody', () => {
  test('to another room of this or a coming round, and there they stay whatever changes later', async () => {
    const { event, people } = await aNight(8);
    const [ann] = people as [Person];
    const own = (await liveOf(ann, event)).me?.room_number as number;
    const target = own === 4 ? 1 : own + 1;
    expect((await move(event, ann, target, 1)).code).toBe(200);
    const now = await liveOf(ann, event);
    expect(now.me).toMatchObject({ room_number: target, changed: true });
    expect(now.me?.people.length).toBeGreaterThanOrEqual(2);
    await expectSeated(event, people, [1]);
    const before = await roomsOf(event, 2);
    const [newRoom] = [before.size + 1];
    expect((await move(event, ann, newRoom, 2)).code).toBe(200);
    await expectSeated(event, people, [2]);
    expect((await roomsOf(event, 2)).get(newRoom)).toContain(ann.id);
    for (const gone of people.slice(-2)) await say(event, gone, false);
    expect((await roomsOf(event, 1)).get(target)).toContain(ann.id);
    expect((await roomsOf(event, 2)).get(newRoom)).toContain(ann.id);
    await expectSeated(event, people.slice(0, -2), [1, 2, 3, 4, 5, 6, 7]);
  });

  test('only where that can be', async () => {
    const { event, people } = await aNight(5, 4, (all) => roundRobin(all.slice(0, 4)));
    const [ann, , , , away] = people as [Person, Person, Person, Person, Person];
    const stranger = await world.arrive();
    const refusals = [
      [await move(event, away, 1, 1), 'This person is not here'],
      [await move(event, ann, 4, 1), 'Room number must be a whole number from 1 to 3'],
      [await move(event, ann, 1, 4), 'There is no such round'],
    ] as const;
    for (const [answer, sentence] of refusals) expect([answer.code, answer.errors]).toEqual([422, [sentence]]);
    expect((await move(event, stranger, 1, 1)).code).toBe(404);
    await act(host, event, 'next');
    expect((await move(event, ann, 1, 1)).errors).toEqual(['This round is over']);
    await expectSeated(event, people.slice(0, 4), [1, 2, 3]);
  });
});

describe('many changes', () => {
  test('at once, and again, leave everybody who is here with a seat and nobody else', async () => {
    const { event, people } = await aNight(12);
    const [going, staying] = [people.slice(0, 5), people.slice(5)];
    await Promise.all(going.map((person) => say(event, person, false)));
    await expectSeated(event, staying, [1, 2, 3, 11]);
    await Promise.all([
      ...going.slice(0, 3).map((person) => say(event, person, true)),
      ...staying.slice(0, 2).map((person) => say(event, person, false)),
      act(host, event, 'next'),
    ]);
    await expectSeated(event, [...going.slice(0, 3), ...staying.slice(2)], [2, 3, 11]);
  });

  test('that a process did not live to follow are followed by the clock', async () => {
    const { event, people } = await aNight(4);
    const [ann] = people as [Person];
    const { db } = world.ctx.database;
    await db.execute(sql`update presences set here = false where user_id = ${ann.id}`);
    await db.execute(sql`update live_sessions set people_revision = people_revision + 1 where event_id = ${event.id}`);
    const look = eveningAdvancer(world.ctx);
    await vi.waitFor(
      async () => {
        await look();
        await expectSeated(event, people.slice(1), [1, 2, 3]);
      },
      { timeout: patience, interval: 300 },
    );
  });

  test('of nobody but people who were in no run end in rooms, too', async () => {
    const { event, people } = await aNight(4, 1);
    const walkIns = [await world.arrive(), await world.arrive(), await world.arrive()];
    for (const person of walkIns) {
      await person.get(joinEvent, of(event));
      await say(event, person, true);
    }
    await say(event, people[0] as Person, false);
    await vi.waitFor(() => expectSeated(event, walkIns, [2, 3]), { timeout: patience, interval: 300 });
  });
});
