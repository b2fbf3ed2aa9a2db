import { exportAccount } from '@serendip/contract/account-export';
import { changeAlias, deleteAccount } from '@serendip/contract/accounts';
import { checkIn, getLive, getLiveRooms, getRoster, setPresence } from '@serendip/contract/evening';
import { type Event, getEvent, joinEvent, leaveEvent, updateEvent } from '@serendip/contract/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, ask, liveOf, pass, plannedRun } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { eveningAdvancer } from './clock/advance-evenings.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const withCode = (event: Event, code: string) => ({ ...of(event), body: { check_in: { code } } });
const presence = (event: Event, { id }: { id: string }, here: boolean) => ({
  ...of(event),
  body: { presence: { user_id: id, here } },
});
/** Everybody of the roster, with how they stand. */
const standing = async (host: Person, event: Event) =>
  Object.fromEntries((await host.get(getRoster, of(event))).participants.map(({ id, state }) => [id, state]));

async function aNight(size: number) {
  const host = await world.arrive();
  const event = await world.createEvent(host);
  const people = await world.crowd(event, size);
  return { host, event, people };
}

test('the code makes somebody here: once, in small letters, with spaces, and who has not joined joins by it', async () => {
  const { host, event, people } = await aNight(2);
  const [ann, bob] = people as [Person, Person];
  const walkIn = await world.arrive();
  const { code } = await act(host, event, 'open_doors');
  const typed = ` ${code?.toLowerCase().slice(0, 3)} ${code?.toLowerCase().slice(3)} `;
  const first = await ann.get(checkIn, withCode(event, typed));
  expect(first.event).toMatchObject({ id: event.id, user_joined: true });
  expect(first.live).toMatchObject({ state: 'doors', here_count: 1, expected_count: 1, me: { here: true } });
  expect(first.live).not.toHaveProperty('code');
  const since = (await host.get(getRoster, of(event))).participants.find(({ id }) => id === ann.id)?.since;
  const again = await ann.get(checkIn, withCode(event, String(code)));
  expect({ ...again.live, now: '' }).toEqual({ ...first.live, now: '' });
  expect((await host.get(getRoster, of(event))).participants.find(({ id }) => id === ann.id)?.since).toBe(since);

  expect((await walkIn.get(checkIn, withCode(event, String(code)))).event).toMatchObject({
    user_joined: true,
    participants_count: 3,
  });
  const { participants, here_count } = await host.get(getRoster, of(event));
  expect(here_count).toBe(2);
  expect(participants.find(({ id }) => id === bob.id)).toMatchObject({
    alias: bob.alias,
    email: bob.email,
    state: 'expected',
  });
  expect(participants.find(({ id }) => id === walkIn.id)).toMatchObject({ state: 'here' });
});

test('at the door of a full event the code lets in who takes part already, and nobody else', async () => {
  const { host, event, people } = await aNight(2);
  const [ann] = people as [Person];
  const stranger = await world.arrive();
  await host.get(updateEvent, { ...of(event), body: { event: { capacity: 2 } } });
  await stranger.get(joinEvent, of(event));
  const { code } = await act(host, event, 'open_doors');
  expect(await standing(host, event)).toMatchObject({ [stranger.id]: 'waiting' });
  expect(await stranger.call(checkIn, withCode(event, String(code)))).toMatchObject({
    code: 422,
    message: 'This event is full',
  });
  await ann.get(checkIn, withCode(event, String(code)));
  expect(await liveOf(host, event)).toMatchObject({ here_count: 1, expected_count: 1 });
  // Somebody leaves: who waited has the place, and the phones know of it.
  await people[1]?.get(leaveEvent, of(event));
  expect((await stranger.get(checkIn, withCode(event, String(code)))).live).toMatchObject({ here_count: 2 });
});

test('a wrong code, one that was renewed and one of an evening that has ended make nobody here, and join nobody', async () => {
  const { host, event, people } = await aNight(1);
  const [ann] = people as [Person];
  const stranger = await world.arrive();
  const refused = { code: 422, message: 'This code is not valid any more' };
  expect(await ann.call(checkIn, withCode(event, 'ABCDEF'))).toMatchObject(refused);
  const { code: first } = await act(host, event, 'open_doors');
  const { code: second } = await act(host, event, 'renew_code');
  expect(second).not.toBe(first);
  expect(await ann.call(checkIn, withCode(event, String(first)))).toMatchObject(refused);
  expect(await stranger.call(checkIn, withCode(event, 'ABCDEF'))).toMatchObject(refused);
  await ann.get(checkIn, withCode(event, String(second)));
  await act(host, event, 'end');
  expect(await stranger.call(checkIn, withCode(event, String(second)))).toMatchObject(refused);
  expect((await stranger.get(getEvent, of(event))).event).toMatchObject({ user_joined: false, participants_count: 1 });
  // The last round's end is the end of the code too, whether or not a process has looked.
  const plan = await plannedRun(world, event, [[[ann]]]);
  const { code: third } = await act(host, event, 'open_doors');
  await act(host, event, 'start', { match_run_id: plan.id, minutes: 1 });
  await pass(world, event, 120);
  expect(await stranger.call(checkIn, withCode(event, String(third)))).toMatchObject(refused);
  expect(await liveOf(host, event)).toMatchObject({ state: 'ended' });
});

test('after 20 wrong codes in ten minutes further wrong ones are refused, and no right one: 300 come in through one address', async () => {
  const limited = await openWorld({ env: { RATE_LIMIT: 'on' }, beside: world });
  const { host, event } = await aNight(0);
  const { code } = await act(host, event, 'open_doors');
  const at = (person: Person) => new Person(limited.app, person.token, person);
  const guesser = at(await world.arrive());
  const tried: number[] = [];
  for (let tries = 0; tries < 21; tries += 1)
    tried.push((await guesser.call(checkIn, withCode(event, `AAAA${String(tries).padStart(2, '2')}`))).code);
  expect(tried).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
  expect((await guesser.call(checkIn, withCode(event, String(code)))).code).toBe(200);
  for (let wave = 0; wave < 6; wave += 1) {
    const crowd: Person[] = [];
    while (crowd.length < 50)
      crowd.push(...(await Promise.all(Array.from({ length: 10 }, async () => at(await world.arrive())))));
    const answers = await Promise.all(crowd.map((person) => person.call(checkIn, withCode(event, String(code)))));
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([200]));
  }
  expect(await liveOf(host, event)).toMatchObject({ here_count: 301, expected_count: 0 });
  await limited.close();
});

test('a host says who is here and takes it back; others only that they go themselves', async () => {
  const { host, event, people } = await aNight(3);
  const [ann, bob, cleo] = people as [Person, Person, Person];
  const stranger = await world.arrive();
  const closed = { code: 422, message: 'The doors are not open' };
  expect(await host.call(setPresence, presence(event, ann, true))).toMatchObject(closed);
  expect(await ann.call(setPresence, presence(event, ann, false))).toMatchObject(closed);
  await act(host, event, 'open_doors');
  expect((await host.get(setPresence, presence(event, ann, true))).live).toMatchObject({ here_count: 1 });
  expect((await host.get(setPresence, presence(event, ann, true))).live).toMatchObject({ here_count: 1 });
  expect(await host.call(setPresence, presence(event, stranger, true))).toMatchObject({ code: 404 });
  expect(await host.call(setPresence, presence(event, { id: 'nobody' }, true))).toMatchObject({ code: 404 });
  for (const here of [true, false])
    expect(await bob.call(setPresence, presence(event, ann, here))).toMatchObject({ code: 403 });
  expect(await bob.call(setPresence, presence(event, bob, true))).toMatchObject({ code: 403 });
  expect((await ann.get(setPresence, presence(event, ann, false))).live).toMatchObject({
    here_count: 0,
    expected_count: 3,
    me: { here: false },
  });
  await host.get(setPresence, presence(event, bob, true));
  await host.get(setPresence, presence(event, bob, false));
  expect(await standing(host, event)).toEqual({ [ann.id]: 'expected', [bob.id]: 'expected', [cleo.id]: 'expected' });
  // Ann has come and gone; a tap that was taken back counts nobody. Guests are not told.
  expect(await liveOf(host, event)).toMatchObject({ here_count: 0, came_count: 1 });
  expect(await liveOf(ann, event)).not.toHaveProperty('came_count');
  // A tap that was taken back is no goodbye: with nobody here, the plan is for everybody but Ann, who said that she goes.
  await plannedRun(world, event, [[[ann, bob, cleo]]]);
  await act(host, event, 'start');
  const { rooms } = await host.get(getLiveRooms, of(event));
  expect(rooms.flatMap((room) => room.people.map(({ id }) => id)).toSorted()).toEqual([bob.id, cleo.id].toSorted());
});

test('once somebody is here, who is not has no seat; who goes or leaves vanishes from this round and those to come', async () => {
  const { host, event, people } = await aNight(5);
  const [ann, bob, cleo, dora, eve] = people as [Person, Person, Person, Person, Person];
  const { code } = await act(host, event, 'open_doors');
  for (const person of [ann, bob, cleo, dora]) await person.get(checkIn, withCode(event, String(code)));
  await plannedRun(world, event, [
    [
      [ann, bob, eve],
      [cleo, dora],
    ],
    [
      [ann, cleo],
      [bob, dora],
    ],
  ]);
  await act(host, event, 'start', { automatic: false });
  const seated = async (round: string) => {
    const { rooms } = await host.get(getLiveRooms, { ...of(event), query: { round } });
    return rooms.map((room) => room.people.map(({ id }) => id).toSorted());
  };
  const sorted = (...rooms: Person[][]) => rooms.map((room) => room.map(({ id }) => id).toSorted());
  expect(await seated('1')).toEqual(sorted([ann, bob], [cleo, dora]));
  await dora.get(leaveEvent, of(event));
  expect((await seated('1')).flat()).not.toContain(dora.id);
  // Whom she sat with until then she has met.
  const { export: doras } = await dora.get(exportAccount, {});
  expect(doras.encounters).toEqual([{ event: event.name, alias: cleo.alias, round: 1, room_number: 2 }]);
  expect((await seated('2')).flat()).not.toContain(dora.id);
  expect(await liveOf(host, event)).toMatchObject({ here_count: 3, expected_count: 1 });
  await bob.get(setPresence, presence(event, bob, false));
  expect((await seated('2')).flat()).not.toContain(bob.id);
  await cleo.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect([...(await seated('1')), ...(await seated('2'))].flat().filter((id) => id !== ann.id)).toEqual([]);
  expect(await standing(host, event)).toEqual({ [ann.id]: 'here', [bob.id]: 'expected', [eve.id]: 'expected' });
  const [left] = (
    (await world.ctx.database.db.execute(sql`select
      (select count(*)::int from presences where user_id in (${cleo.id}, ${dora.id})) as presences,
      (select count(*)::int from live_seats where user_id = ${cleo.id}) as seats`)) as unknown as { rows: unknown[] }
  ).rows;
  expect(left).toEqual({ presences: 0, seats: 0 });
  // People who come back are expected as before.
  await dora.get(joinEvent, of(event));
  expect(await standing(host, event)).toMatchObject({ [dora.id]: 'expected' });

  const { export: mine } = await bob.get(exportAccount, {});
  const at = expect.any(String);
  expect(mine.evenings).toEqual([{ event: event.name, here: false, since: at, here_from: at, here_until: at }]);
  const { export: hers } = await ann.get(exportAccount, {});
  expect(hers.evenings).toMatchObject([{ here: true }]);
  // Bob went in the middle of their round.
  expect(hers.encounters).toContainEqual({ event: event.name, alias: expect.any(String), round: 1, room_number: 1 });
  expect(hers.evening_seats).toMatchObject([{ event: event.name, round: 1, room_number: 1 }, { round: 2 }]);
});

test('while a host starts, others come, go, leave, rename and erase themselves, in two processes: nobody is lost or left behind', async () => {
  const { host, event, people } = await aNight(12);
  const beside = await openWorld({ beside: world });
  const there = (person: Person) => new Person(beside.app, person.token, person);
  const { code, version } = await act(host, event, 'open_doors');
  for (const person of people.slice(0, 6)) await person.get(checkIn, withCode(event, String(code)));
  const pairs = [0, 2, 4, 6, 8, 10].map((at) => people.slice(at, at + 2));
  await plannedRun(world, event, [pairs, pairs]);
  const erase = (person: Person) =>
    there(person).call(deleteAccount, { body: { user: { password: 'correct horse' } } });
  // Of each kind some were here before, but of those who came.
  const those = (...places: number[]) => people.filter((_, at) => places.includes(at));
  const [erased, left, gone, came] = [those(0, 6), those(1, 7), those(2, 3), those(8, 9)];
  const look = eveningAdvancer(beside.ctx);
  const answers = await Promise.all([
    ask(host, event, 'start', version, { automatic: false }),
    ...erased.map(erase),
    ...left.map((person) => there(person).call(leaveEvent, of(event))),
    ...gone.map((person) => person.call(setPresence, presence(event, person, false))),
    ...came.map((person) => there(person).call(checkIn, withCode(event, String(code)))),
    ...came.map((person) => there(host).call(setPresence, presence(event, person, true))),
    ...came.map((person) => person.call(changeAlias, { body: { user: { alias: `new-${person.id.slice(0, 8)}` } } })),
    look().then(() => ({ code: 200 })),
  ]);
  expect(answers.map((answer) => answer.code)).toEqual(answers.map(() => 200));
  await act(host, event, 'add_minute');
  const here = [...those(4, 5), ...came].map(({ id }) => id).toSorted();
  const { participants, here_count } = await host.get(getRoster, of(event));
  expect(
    participants
      .filter(({ state }) => state === 'here')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(here);
  expect([here_count, participants.length]).toEqual([4, 8]);
  const seated = (await host.get(getLiveRooms, of(event))).rooms.flatMap((room) => room.people.map(({ id }) => id));
  expect(seated.filter((id) => !here.includes(id))).toEqual([]);
  await beside.close();
});

test('seats that did not follow, since a process died in between, follow by themselves', async () => {
  const { host, event, people } = await aNight(2);
  const [ann, bob] = people as [Person, Person];
  const { code } = await act(host, event, 'open_doors');
  for (const person of people) await person.get(checkIn, withCode(event, String(code)));
  await plannedRun(world, event, [[[ann, bob]]]);
  await act(host, event, 'start', { automatic: false });
  const { db } = world.ctx.database;
  // As the process leaves it: who is here is stored, and nothing else.
  await db.execute(sql`update presences set here = false where user_id = ${bob.id}`);
  await db.execute(sql`update live_sessions set people_revision = people_revision + 1 where event_id = ${event.id}`);
  const look = eveningAdvancer(world.ctx);
  await look();
  expect((await host.get(getLiveRooms, of(event))).rooms[0]?.people).toHaveLength(2);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  await look();
  expect((await host.get(getLiveRooms, of(event))).rooms[0]?.people).toMatchObject([{ id: ann.id }]);
});

test('a host who deletes their account ends the evening: no code, no stage, and who takes part reads that it is over', async () => {
  const { host, event, people } = await aNight(1);
  const [ann] = people as [Person];
  const { code } = await act(host, event, 'open_doors');
  await host.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect((await ann.get(getLive, of(event))).live).toMatchObject({ state: 'ended', version: 2 });
  expect(await ann.call(checkIn, withCode(event, String(code)))).toMatchObject({ code: 403 });
  expect(await ann.call(setPresence, presence(event, ann, false))).toMatchObject({ code: 422 });
});
