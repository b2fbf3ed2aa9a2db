import { shareContact } from '@serendip/contract/contacts';
import { getLive, movePerson, setPresence } from '@serendip/contract/evening';
import type { Event } from '@serendip/contract/events';
import { getMatchStatus, getRoomAssignments, listMyMatches } from '@serendip/contract/matching';
import { listParticipants, type ParticipantFilter } from '@serendip/contract/participants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, plannedRun } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

const say = (by: Person, event: Event, person: Person, here: boolean) =>
  by.get(setPresence, { ...of(event), body: { presence: { user_id: person.id, here } } });

test('an event says of each person whether they came, from when to when, and finds them by it', async () => {
  const event = await world.createEvent(host);
  const people = (await world.crowd(event, 3)) as [Person, Person, Person];
  const [ann, bob, cleo] = people;
  const all = async (filter: ParticipantFilter = 'all') => {
    const found = await host.get(listParticipants, { ...of(event), query: { filter } });
    return { counts: found.counts, of: new Map(found.participants.map((one) => [one.id, one])) };
  };
  const ids = async (filter: ParticipantFilter) => [...(await all(filter)).of.keys()].toSorted();
  const none = { attendance: null, here_from: null, here_until: null };
  for (const { id } of people) expect((await all()).of.get(id)).toMatchObject(none);
  await act(host, event, 'open_doors');
  await say(host, event, ann, true);
  await say(host, event, bob, true);
  // A wrong tap, taken back.
  await say(host, event, cleo, true);
  await say(host, event, cleo, false);
  await say(bob, event, bob, false);
  const during = await all();
  expect(during.of.get(ann.id)).toMatchObject({ attendance: 'here', here_until: null });
  expect(during.of.get(bob.id)?.attendance).toBe('came');
  expect(during.of.get(cleo.id)).toMatchObject({ ...none, attendance: 'absent' });
  const { here_from: from, here_until: until } = during.of.get(bob.id) ?? {};
  expect(Date.parse(String(from))).toBeLessThan(Date.parse(String(until)));
  expect(during.counts).toMatchObject({ here: 1, came: 1, absent: 1 });
  await act(host, event, 'end');
  expect([await ids('came'), await ids('absent'), await ids('here')]).toEqual([
    [ann.id, bob.id].toSorted(),
    [cleo.id],
    [],
  ]);
  const after = (await all()).of.get(ann.id);
  expect(after).toMatchObject({ attendance: 'came', here_from: during.of.get(ann.id)?.here_from });
  expect(Date.parse(String(after?.here_until))).toBeGreaterThan(Date.parse(String(after?.here_from)));
  expect((await host.get(getLive, of(event))).live?.came_count).toBe(2);
  expect((await host.call(listParticipants, { ...of(event), query: { filter: 'gone' as never } })).code).toBe(422);
});

test('a person who is checked out right after a round began keeps the people of that round, and counts as one who came', async () => {
  const event = await world.createEvent(host);
  const people = (await world.crowd(event, 4)) as [Person, Person, Person, Person];
  const [ann, bob, cleo, dan] = people;
  const run = await plannedRun(world, event, [
    [
      [ann, bob],
      [cleo, dan],
    ],
  ]);
  await act(host, event, 'open_doors');
  for (const person of people) await say(host, event, person, true);
  await act(host, event, 'start', { match_run_id: run.id });
  await say(host, event, bob, false);
  const { rooms } = await bob.get(listMyMatches, of(event));
  expect(rooms.map(({ round, left, people }) => [round, left, people.map(({ id }) => id)])).toEqual([
    [1, true, [ann.id]],
  ]);
  const { participants } = await host.get(listParticipants, { ...of(event), query: { filter: 'came' } });
  expect(participants.map(({ id }) => id)).toEqual([bob.id]);
});

test('a run that an evening used keeps beside its plan how people really sat, late ones and who moved or left included', async () => {
  const event = await world.createEvent(host);
  const people = (await world.crowd(event, 7)) as [Person, Person, Person, Person, Person, Person, Person];
  const [ann, bob, cleo, dan, eve, fay, late] = people;
  const run = await plannedRun(world, event, [
    [
      [ann, bob, cleo],
      [dan, eve, fay, late],
    ],
    [
      [ann, dan, eve, late],
      [bob, cleo, fay],
    ],
  ]);
  const rooms = (as?: 'held', round?: string) =>
    host.call(getRoomAssignments, {
      ...of(event),
      query: { match_run_id: run.id, ...(as && { as }), ...(round && { round }) },
    });
  const held = async (round: number) => {
    const { data } = await rooms('held', String(round));
    return (data?.rooms ?? []).map(({ participants }) =>
      participants.map(({ id, moved }) => `${people.findIndex((one) => one.id === id)}${moved ? ' moved' : ''}`),
    );
  };
  const planned = await rooms();
  expect((await rooms('held')).message).toBe('No evening used this run');
  await act(host, event, 'open_doors');
  for (const person of people.slice(0, 6)) await say(host, event, person, true);
  expect((await rooms('held')).code).toBe(422);
  await act(host, event, 'start', { automatic: false, match_run_id: run.id });
  await say(host, event, late, true);
  await world.ctx.database.db.execute(
    sql`update live_sessions set began_at = began_at - interval '1 minute' where event_id = ${event.id}`,
  );
  // Nobody works out here what they are worth to the others, and after ten seconds they are seated without.
  await world.ctx.database.db.execute(
    sql`update presences set since = since - interval '10 seconds' where user_id = ${late.id}`,
  );
  await host.get(movePerson, { ...of(event), body: { user_id: cleo.id, room_number: 2, round: 1 } });
  await say(bob, event, bob, false);
  const left = await bob.get(listMyMatches, of(event));
  expect(left.rooms.map(({ round, left, people }) => [round, left, people.map(({ id }) => id).toSorted()])).toEqual([
    [1, true, [ann.id, cleo.id].toSorted()],
  ]);
  expect(await held(1)).toEqual([
    expect.arrayContaining(['1', '2 moved']),
    expect.arrayContaining(['2 moved', '3', '4', '5']),
  ]);
  expect((await rooms('held', '2')).message).toBe('There is no such round');
  await act(host, event, 'next');
  await act(host, event, 'next');
  await act(host, event, 'end');
  const second = await rooms('held', '2');
  const seated = (second.data?.rooms ?? []).flatMap(({ participants }) => participants.map(({ id }) => id));
  expect(seated.toSorted()).toEqual([ann, cleo, dan, eve, fay, late].map(({ id }) => id).toSorted());
  expect(second.data).toMatchObject({ rounds: 2, round: 2, summary: { total_participants: 6 } });
  expect((await rooms()).data).toEqual(planned.data);
  expect((await host.get(getMatchStatus, of(event))).match_run.rounds_held).toBe(2);
  expect((await host.send('GET', `/events/${event.id}/room_assignments?as=dreamt`)).code).toBe(422);
});

test('for two weeks after the end guests are asked whom they met, with what the two have shared', async () => {
  const event = await world.createEvent(host);
  const [ann, bob] = (await world.crowd(event, 2)) as [Person, Person];
  const run = await plannedRun(world, event, [[[ann, bob]]]);
  const until = async () => (await ann.get(listMyMatches, of(event))).follow_up_until;
  expect(await until()).toBeNull();
  await act(host, event, 'open_doors');
  await act(host, event, 'start', { match_run_id: run.id, automatic: false });
  expect(await until()).toBeNull();
  await bob.get(shareContact, {
    params: { user_id: ann.id },
    body: { contact: { name: true, email: true, phone: null, links: false } },
  });
  await act(host, event, 'end');
  const days = (Date.parse(String(await until())) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  const { rooms } = await ann.get(listMyMatches, of(event));
  expect(rooms[0]?.people[0]).toMatchObject({ id: bob.id, contact: { they_offered: true, theirs: null } });
  await world.ctx.database.db.execute(
    sql`update live_sessions set ended_at = ended_at - interval '15 days' where event_id = ${event.id}`,
  );
  expect(await until()).toBeNull();

  // Without an evening the event's own end counts.
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const plain = await world.createEvent(host);
  await world.crowd(plain, 2);
  const cleo = (await world.crowd(plain, 1))[0] as Person;
  await world.ctx.database.db.execute(sql`update events set event_date = ${day} where id = ${plain.id}`);
  const ofPlain = (await cleo.get(listMyMatches, of(plain))).follow_up_until;
  expect(ofPlain).toBe(new Date(Date.parse(day) + 15.5 * 86_400_000).toISOString());
});
