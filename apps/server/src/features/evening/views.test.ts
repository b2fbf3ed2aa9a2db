import { changeAlias } from '@serendip/contract/accounts';
import { removeCohost } from '@serendip/contract/cohosts';
import {
  checkIn,
  getLive,
  getLiveRooms,
  getStage,
  getStageAsHost,
  makeStageLink,
  movePerson,
  setPresence,
} from '@serendip/contract/evening';
import { type Event, joinEvent, leaveEvent, updateEvent } from '@serendip/contract/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeCohost } from '../../../test/become-cohost.ts';
import { act, liveOf, pass, plannedRun } from '../../../test/evening.ts';
import { of, personAt } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { matchPairs, meetingReasons } from '../../db/schema/matching.ts';
import { sql } from '../../db/sql.ts';
import { eveningAdvancer } from './clock/advance-evenings.ts';

let world: World;
let host: Person;
let event: Event;
let people: [Person, Person, Person, Person, Person];
let run: { id: string };
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
  event = await world.createEvent(host);
  people = (await world.crowd(event, 5)) as typeof people;
  const [ann, bob, cleo, dora, eve] = people;
  run = await plannedRun(world, event, [
    [
      [ann, bob, cleo],
      [dora, eve],
    ],
    [
      [ann, dora],
      [bob, cleo, eve],
    ],
  ]);
});
afterAll(() => world.close());

const byAlias = (...some: Person[]) =>
  some
    .map(({ id, alias }) => ({ id, alias, card: null, quotes: [], fit: null }))
    .toSorted((a, b) => (a.alias < b.alias ? -1 : 1));
const nameRooms = (room_names: string[] | null) =>
  host.get(updateEvent, { ...of(event), body: { event: { room_names } } });

test('somebody who takes part reads where they are, with whom and why, and where they go next; nobody reads more', async () => {
  const [ann, bob, cleo, dora, eve] = people;
  const { db } = world.ctx.database;
  const [one, other] = [ann.id, bob.id].toSorted() as [string, string];
  const line = (id: string) => `For ${id}.`;
  await db
    .insert(meetingReasons)
    .values({ runId: run.id, userA: one, userB: other, reasonForA: line(one), reasonForB: line(other) });
  const [first, second] = [ann.id, cleo.id].toSorted() as [string, string];
  await db.insert(matchPairs).values({
    runId: run.id,
    userA: first,
    userB: second,
    category: 'mutual_connections',
    percentage: 60,
    reasonsForA: [`First ${line(first)}`, 'Second.'],
    reasonsForB: [`First ${line(second)}`, 'Second.'],
    rank: 1,
  });
  await nameRooms(['Sofa']);
  await act(host, event, 'open_doors');
  expect(await liveOf(ann, event)).toMatchObject({ me: { here: false, room_number: null, people: [], next: null } });
  await act(host, event, 'start', { automatic: false });

  const live = await liveOf(ann, event);
  expect(live.me).toEqual({
    here: false,
    shown_name: null,
    room_number: 1,
    room_name: 'Sofa',
    changed: false,
    people: byAlias(bob, cleo),
    reasons: byAlias(bob, cleo).map(({ id }) => (id === bob.id ? line(ann.id) : `First ${line(ann.id)}`)),
    next: { round: 2, room_number: 1, room_name: 'Sofa', changed: false },
  });
  expect(live).not.toHaveProperty('code');
  // The two of whom the run says nothing.
  const { me: hers } = await liveOf(bob, event);
  expect(hers?.reasons[hers.people.findIndex(({ id }) => id === cleo.id)]).toBe('');
  expect((await liveOf(dora, event)).me).toMatchObject({ room_number: 2, room_name: null, people: byAlias(eve) });
  expect(await liveOf(host, event)).not.toHaveProperty('me');

  await act(host, event, 'next');
  expect((await liveOf(ann, event)).me).toMatchObject({ room_number: null, people: [], next: { round: 2 } });
  await act(host, event, 'next');
  expect((await liveOf(ann, event)).me).toMatchObject({ room_number: 1, people: byAlias(dora), next: null });
  await act(host, event, 'end');
});

test('a host sees each round’s rooms and moves somebody, which that person sees marked', async () => {
  const [ann, bob, cleo, dora, eve] = people;
  expect(await host.call(getLiveRooms, { ...of(event), query: { round: '3' } })).toMatchObject({
    code: 422,
    message: 'There is no such round',
  });
  await act(host, event, 'open_doors');
  expect(await host.get(getLiveRooms, of(event))).toEqual({ round: 0, rooms: [], without_room: [] });
  const move = (person: { id: string }, room_number: number, round: number) =>
    host.call(movePerson, { ...of(event), body: { user_id: person.id, room_number, round } });
  expect(await move(ann, 2, 1)).toMatchObject({ code: 422, message: 'There is no round to move people in' });
  await act(host, event, 'start', { automatic: false });
  await nameRooms(['Table {room}']);
  const { rooms, round } = await host.get(getLiveRooms, of(event));
  expect(round).toBe(1);
  expect(rooms.map(({ room_number, room_name }) => [room_number, room_name])).toEqual([
    [1, 'Table 1'],
    [2, 'Table 2'],
  ]);
  expect(rooms[0]?.people).toEqual(
    byAlias(ann, bob, cleo).map(({ id, alias }) => ({ id, alias, name: null, moved: false, changed: false })),
  );
  expect(await move(ann, 2, 1)).toMatchObject({ code: 200 });
  expect((await liveOf(ann, event)).me).toMatchObject({ room_number: 2, changed: true, people: byAlias(dora, eve) });
  const { rooms: after } = await host.get(getLiveRooms, of(event));
  expect(after[1]?.people.find(({ id }) => id === ann.id)).toMatchObject({ moved: true, changed: true });
  expect(await move(ann, 2, 3)).toMatchObject({ code: 422, message: 'There is no such round' });
  expect(await move(await world.arrive(), 2, 1)).toMatchObject({ code: 404 });
  await act(host, event, 'next');
  expect(await move(ann, 1, 1)).toMatchObject({ code: 422, message: 'This round is over' });
  expect((await host.get(getLiveRooms, of(event))).round).toBe(2);
  await act(host, event, 'end');
  await nameRooms(null);
});

test('the stage shows aliases, rooms, counts and the code, by the host’s session or by the newest secret alone', async () => {
  const [ann, bob, cleo, dora, eve] = people;
  const other = await world.createEvent(host);
  expect((await host.get(getStageAsHost, of(other))).stage).toMatchObject({
    state: null,
    code: null,
    check_in_url: null,
    seats: [],
    here_count: 0,
  });
  const { stage_link: old } = await host.get(makeStageLink, of(event));
  const { stage_link: link } = await host.get(makeStageLink, of(event));
  expect(link.address).toBe(`https://events.test/stage/${link.secret}`);
  expect(link.secret).toMatch(/^[\w-]{43}$/);
  const stage = async () => (await world.nobody.get(getStage, { params: { secret: link.secret } })).stage;
  for (const secret of [old.secret, 'x'.repeat(43), 'x', `${link.secret}x`])
    expect(await world.nobody.call(getStage, { params: { secret } })).toMatchObject({
      code: 404,
      message: 'There is nothing at this address',
    });

  const { code } = await act(host, event, 'open_doors');
  expect(await stage()).toMatchObject({
    event_name: event.name,
    state: 'doors',
    code,
    check_in_url: `https://events.test/events/${event.id}?here=${code}`,
    here_count: 0,
    expected_count: 5,
    seats: [],
  });
  await act(host, event, 'start', { automatic: false });
  await nameRooms(['Sofa']);
  const inRooms = (...rooms: [Person[], string][]) =>
    rooms
      .flatMap(([some, room]) => some.map(({ alias }) => ({ alias, name: null, room })))
      .toSorted((a, b) => (a.alias < b.alias ? -1 : 1));
  const first = await stage();
  expect(first.seats).toEqual(inRooms([[ann, bob, cleo], 'Room 1, Sofa'], [[dora, eve], 'Room 2']));
  expect(JSON.stringify(first)).not.toMatch(/@|reason|For /);
  const speak = (language: 'en' | 'de', second_language: 'en' | null) =>
    host.get(updateEvent, { ...of(event), body: { event: { language, second_language } } });
  await speak('de', 'en');
  expect(await stage()).toMatchObject({
    language: 'de',
    second_language: 'en',
    seats: inRooms([[ann, bob, cleo], 'Raum 1 · Room 1, Sofa'], [[dora, eve], 'Raum 2 · Room 2']),
  });
  await speak('en', null);
  const paused = await act(host, event, 'pause');
  expect(await stage()).toMatchObject({ state: 'paused', paused_in: 'round', paused_left: paused.paused_left });
  await act(host, event, 'next');
  expect(await stage()).toMatchObject({
    state: 'break',
    round: 1,
    seats: inRooms([[ann, dora], 'Room 1, Sofa'], [[bob, cleo, eve], 'Room 2']),
  });
  const asHost = (await host.get(getStageAsHost, of(event))).stage;
  expect({ ...asHost, now: '' }).toEqual({ ...(await stage()), now: '' });
  await act(host, event, 'end');
  expect(await stage()).toMatchObject({ state: 'ended', code: null, seats: [] });
  await nameRooms(null);
});

test('a stage link ends with the host’s rights of the co-host who made it', async () => {
  const event = await world.createEvent(host);
  const ben = await world.arrive();
  await becomeCohost(host, event, ben);
  const { secret } = (await ben.get(makeStageLink, of(event))).stage_link;
  const codeOf = async () => (await world.nobody.call(getStage, { params: { secret } })).code;
  expect(await codeOf()).toBe(200);
  await host.get(removeCohost, personAt(event, ben));
  expect(await codeOf()).toBe(404);
  const { secret: own } = (await host.get(makeStageLink, of(event))).stage_link;
  expect((await world.nobody.call(getStage, { params: { secret: own } })).code).toBe(200);
});

test('a person who has the newest answer is answered 304 without it, until something of it changes', async () => {
  const [ann, bob] = people;
  const { secret } = (await host.get(makeStageLink, of(event))).stage_link;
  const asks = {
    ann: { url: `/api/events/${event.id}/live`, headers: { authorization: `Bearer ${ann.token}` } },
    host: { url: `/api/events/${event.id}/live`, headers: { authorization: `Bearer ${host.token}` } },
    stage: { url: `/api/stage/${secret}`, headers: {} },
    screen: { url: `/api/events/${event.id}/stage`, headers: { authorization: `Bearer ${host.token}` } },
  };
  const known = new Map<string, string>();
  /** The status of each answer; callers keep the tag of a full answer. */
  const ask = async () => {
    const codes: number[] = [];
    for (const [name, { url, headers }] of Object.entries(asks)) {
      const etag = known.get(name);
      const answer = await world.app.inject({
        url,
        headers: { ...headers, ...(etag ? { 'if-none-match': `"other", ${etag}` } : {}) },
      });
      if (answer.statusCode === 304) expect([answer.body, answer.headers.etag]).toEqual(['', etag]);
      expect(answer.headers['cache-control']).toBe('no-store');
      known.set(name, String(answer.headers.etag));
      codes.push(answer.statusCode);
    }
    return codes;
  };
  expect(await ask()).toEqual([200, 200, 200, 200]);
  // The stage has the same content both ways.
  expect(new Set(known.values()).size).toBe(3);
  const changes: [string, () => Promise<unknown>][] = [
    ['open doors', () => act(host, event, 'open_doors')],
    ['a code renewed', () => act(host, event, 'renew_code')],
    [
      'somebody here',
      async () =>
        bob.get(checkIn, { ...of(event), body: { check_in: { code: String((await liveOf(host, event)).code) } } }),
    ],
    [
      'somebody gone',
      () => bob.get(setPresence, { ...of(event), body: { presence: { user_id: bob.id, here: false } } }),
    ],
    ['a new alias', () => ann.get(changeAlias, { body: { user: { alias: `ann-${ann.id.slice(0, 8)}` } } })],
    ['the rounds’ start', () => act(host, event, 'start', { minutes: 1, break_minutes: 1 })],
    [
      'somebody moved',
      () => host.get(movePerson, { ...of(event), body: { user_id: ann.id, room_number: 2, round: 1 } }),
    ],
    ['a pause', () => act(host, event, 'pause')],
    ['its end', () => act(host, event, 'resume')],
    ['a minute more', () => act(host, event, 'add_minute')],
    ['the clock', () => pass(world, event, 130).then(eveningAdvancer(world.ctx))],
    ['somebody who leaves', () => people[3].get(leaveEvent, of(event))],
    ['somebody who joins', () => people[3].get(joinEvent, of(event))],
    ['other rooms', () => nameRooms(['Bar', 'Sofa'])],
    ['another name', () => host.get(updateEvent, { ...of(event), body: { event: { name: 'Spring Fair' } } })],
    ['the end', () => act(host, event, 'end')],
  ];
  for (const [what, change] of changes) {
    expect([what, await ask()]).toEqual([what, [304, 304, 304, 304]]);
    await change();
    expect([what, await ask()]).toEqual([what, [200, 200, 200, 200]]);
  }
  // One person's tag is not another's, and a stranger is told nothing by it.
  const stranger = await world.arrive();
  const probe = (person: Person, etag = '') =>
    world.app.inject({
      url: asks.ann.url,
      headers: { authorization: `Bearer ${person.token}`, 'if-none-match': etag },
    });
  expect((await probe(bob, known.get('ann'))).statusCode).toBe(200);
  expect((await probe(stranger, known.get('ann'))).statusCode).toBe(403);
});

test('a host who takes part reads both the code and their own place', async () => {
  await host.get(joinEvent, of(event));
  await act(host, event, 'open_doors');
  const { live } = await host.get(getLive, of(event));
  expect(live?.code).toHaveLength(6);
  expect(live?.me).toMatchObject({ here: false, room_number: null });
  await act(host, event, 'end');
});

test('a phone’s question takes its own room in hand and not everybody’s seats, however little the database knows of its rows', async () => {
  const { db } = world.ctx.database;
  const crowded = await world.createEvent(host);
  const crowd = await rowsOf<Person>(
    db,
    sql`with people as (insert into users (email, alias, password_hash)
        select 'crowd-' || n || '@seats.test', 'crowd-' || n, '-' from generate_series(1, 200) n returning id),
      seats as (insert into memberships (event_id, user_id) select ${crowded.id}, id from people)
      select id from people`,
  );
  const pairs = crowd.flatMap((one, at) => (at % 2 ? [] : [[one, crowd[at + 1] as Person]]));
  await plannedRun(world, crowded, [pairs, pairs.toReversed()]);
  await act(host, crowded, 'open_doors');
  const [session] = await rowsOf<{ id: string }>(db, sql`select id from live_sessions where event_id = ${crowded.id}`);
  const placeCosts = () =>
    db.transaction(async (tx) => {
      const taken = async () => {
        const [row] = await rowsOf<{ rows: number }>(
          tx,
          sql`select sum(coalesce(idx_tup_fetch, 0) + seq_tup_read)::int as rows from pg_stat_xact_user_tables
            where relname in ('live_seats', 'presences', 'meeting_reasons', 'match_pairs')`,
        );
        return Number(row?.rows);
      };
      const before = await taken();
      const [row] = await rowsOf<{ place: { people: unknown[] } }>(
        tx,
        sql`select place_of(${session?.id}::uuid, ${crowd[77]?.id}::uuid) as place`,
      );
      expect(row?.place.people).toHaveLength(1);
      return (await taken()) - before;
    });
  // As a run of the day before leaves it, or a database that was restored: counted while nothing was there.
  await db.execute(sql`analyze`);
  await act(host, crowded, 'start', { automatic: false });
  expect(await placeCosts()).toBeLessThan(20);
  await db.execute(sql`delete from pg_statistic where starelid = 'live_seats'::regclass`);
  expect(await placeCosts()).toBeLessThan(5 * crowd.length);
  await act(host, crowded, 'end');
});
