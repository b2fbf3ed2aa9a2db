import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount } from '@serendip/contract/accounts';
import { saveEventAnswer } from '@serendip/contract/answers';
import { saveMyCard } from '@serendip/contract/cards';
import { checkIn, getLive, getLiveRooms } from '@serendip/contract/evening';
import { type Event, getEvent, joinEvent, updateEvent } from '@serendip/contract/events';
import { listMyMatches } from '@serendip/contract/matching';
import { listMessages, sendMessage } from '@serendip/contract/messages';
import {
  letParticipantIn,
  listParticipants,
  type ParticipantFilter,
  removeParticipant,
  removeParticipants,
} from '@serendip/contract/participants';
import { createEventQuestion } from '@serendip/contract/questions';
import { blockPerson } from '@serendip/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act, liveOf, plannedRun } from '../../../test/evening.ts';
import { of, personAt } from '../../../test/matching.ts';
import { rowsTouched } from '../../../test/rows-touched.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { removals } from '../../db/schema/events.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

const list = (event: Event, filter: ParticipantFilter = 'all', query = '') =>
  host.get(listParticipants, { ...of(event), query: { filter, query } });
const idsOf = async (event: Event, filter?: ParticipantFilter, query?: string) =>
  (await list(event, filter, query)).participants.map(({ id }) => id);
const remove = (event: Event, person: Person) => host.get(removeParticipant, personAt(event, person));
const removed = [403, 'The host has removed you from this event'];

async function asked(event: Event, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1)
    ids.push(
      (await host.get(createEventQuestion, { ...of(event), body: { question: { text: `Why ${n}?` } } })).question.id,
    );
  return ids;
}
const answer = (person: Person, event: Event, question: string) =>
  person.get(saveEventAnswer, {
    ...of(event),
    body: { event_user_preference: { question_id: question, text_response: 'Because' } },
  });

describe('the people of an event', () => {
  test('are listed with what they are and how much they have answered, and found by alias and e-mail', async () => {
    const event = await world.createEvent(host);
    const [first = '', second = ''] = await asked(event, 2);
    const [ann, bob, cleo] = (await world.crowd(event, 3)) as [Person, Person, Person];
    await host.get(updateEvent, { ...of(event), body: { event: { capacity: 3 } } });
    const [dan] = (await world.crowd(event, 1)) as [Person];
    for (const question of [first, second]) await answer(ann, event, question);
    await answer(bob, event, first);
    const { code } = await act(host, event, 'open_doors');
    await bob.get(checkIn, { ...of(event), body: { check_in: { code: String(code) } } });
    const all = await list(event);
    expect(Object.fromEntries(all.participants.map(({ id, state, answered }) => [id, [state, answered]]))).toEqual({
      [ann.id]: ['joined', 2],
      [bob.id]: ['here', 1],
      [cleo.id]: ['joined', 0],
      [dan.id]: ['waiting', 0],
    });
    expect(all.participants.at(-1)).toMatchObject({ id: dan.id, alias: dan.alias, email: dan.email, name: null });
    expect(all).toMatchObject({
      questions_count: 2,
      total: 4,
      per_page: 50,
      counts: { joined: 3, unanswered: 2, here: 1, waiting: 1, removed: 0 },
    });
    expect((await idsOf(event, 'unanswered')).toSorted()).toEqual([bob.id, cleo.id].toSorted());
    expect(await idsOf(event, 'here')).toEqual([bob.id]);
    expect(await idsOf(event, 'waiting')).toEqual([dan.id]);
    expect(await idsOf(event, 'all', ` ${String(ann.email).toUpperCase()} `)).toEqual([ann.id]);
    expect(await idsOf(event, 'all', String(cleo.alias).slice(2))).toEqual([cleo.id]);
    expect(await idsOf(event, 'all', '%')).toEqual([]);
    // The name of a card, unless its owner hides it from everyone. Hosts' lists do not show blocks, since that would
    // reveal them.
    for (const person of [ann, bob, cleo, dan])
      await person.get(saveMyCard, {
        body: {
          card: { name: person === ann ? 'Zzwq Röwer' : 'Aawq Rower', sight: person === bob ? 'nobody' : 'matches' },
        },
      });
    await cleo.get(blockPerson, { params: { user_id: host.id } });
    expect(
      (await list(event)).participants
        .filter(({ name }) => name)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([ann.id, cleo.id].toSorted());
    expect(await idsOf(event, 'all', 'aawq rower')).toEqual([cleo.id]);
    // Accents do not count, on either side.
    for (const typed of ['zzwq rower', 'ZZWQ RÖWER', 'zzwq rówer'])
      expect(await idsOf(event, 'all', typed)).toEqual([ann.id]);
    // Sorted by the name that hosts see first; waiting people come last, in order.
    expect(await idsOf(event, 'all')).toEqual([cleo, bob, ann, dan].map(({ id }) => id));
    const page = await host.get(listParticipants, { ...of(event), query: { page: '2', per_page: '3' } });
    expect([page.participants.map(({ id }) => id), page.total]).toEqual([[dan.id], 4]);
    const wrong = await host.send('GET', `/events/${event.id}/participants?filter=everybody`);
    expect([wrong.code, wrong.message]).toEqual([
      422,
      'Filter must be one of all, unanswered, here, came, absent, waiting, asking, removed',
    ]);
  });

  test('are read in time that grows with the event, not its square', async () => {
    const { db } = world.ctx.database;
    const touchedFor = async (size: number) => {
      const event = await world.createEvent(host);
      await asked(event, 3);
      await db.execute(sql`with people as (insert into users (email, alias, password_hash)
          select ${event.id} || n || '@example.org', ${event.id} || n, '-' from generate_series(1, ${size}::int) n returning id),
        joined as (insert into memberships (event_id, user_id) select ${event.id}, id from people),
        session as (insert into live_sessions (event_id, version) values (${event.id}, 1) returning id),
        present as (insert into presences (session_id, user_id, here) select s.id, p.id, true from session s, people p)
        insert into event_answers (question_id, user_id, value) select q.id, p.id, '"x"' from people p
          join event_questions q on q.event_id = ${event.id}`);
      const touched = await rowsTouched(db, async () => {
        expect((await list(event, 'here')).total).toBe(size);
      });
      return touched / size;
    };
    expect((await touchedFor(1_200)) / (await touchedFor(300))).toBeLessThan(1.5);
  });
});

describe('removing somebody', () => {
  test('ends their part and gives their place on; they cannot join by any way until they are let in', async () => {
    const event = await world.createEvent(host);
    const [ann, bob] = (await world.crowd(event, 2)) as [Person, Person];
    await host.get(updateEvent, { ...of(event), body: { event: { capacity: 2 } } });
    const [cleo] = (await world.crowd(event, 1)) as [Person];
    const { code } = await act(host, event, 'open_doors');
    for (let twice = 0; twice < 2; twice += 1) await remove(event, ann);
    expect((await ann.get(getEvent, of(event))).event).toMatchObject({ user_joined: false, user_removed: true });
    expect((await idsOf(event)).toSorted()).toEqual([bob.id, cleo.id].toSorted());
    expect((await list(event, 'removed')).participants).toMatchObject([{ id: ann.id, state: 'removed' }]);
    const join = await ann.call(joinEvent, of(event));
    expect([join.code, join.message]).toEqual(removed);
    const byCode = await ann.call(checkIn, { ...of(event), body: { check_in: { code: String(code) } } });
    expect([byCode.code, byCode.message]).toEqual(removed);
    expect((await ann.get(exportAccount, {})).export.removed_from).toMatchObject([{ event: event.name }]);
    for (let twice = 0; twice < 2; twice += 1) await host.get(letParticipantIn, personAt(event, ann));
    expect((await ann.get(joinEvent, of(event))).event).toMatchObject({ user_waiting: true, user_removed: false });
    // From the waiting list, too.
    await remove(event, ann);
    expect((await ann.call(joinEvent, of(event))).code).toBe(403);
    await ann.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
    expect((await list(event, 'removed')).total).toBe(0);
  });

  test('repairs the rounds to come, and hides the two from each other’s matches while messages stay', async () => {
    const event = await world.createEvent(host);
    const people = (await world.crowd(event, 5)) as [Person, Person, Person, Person, Person];
    const [ann, bob, cleo, dan, eve] = people;
    await storedRun(world, event, [{ of: [ann, bob] }, { of: [bob, cleo] }]);
    await ann.get(sendMessage, { params: { user_id: bob.id }, body: { message: { content: 'Hello' } } });
    const matched = async (person: Person) =>
      (await person.get(listMyMatches, of(event))).matches.map(({ user }) => user.id);
    expect((await matched(bob)).toSorted()).toEqual([ann.id, cleo.id].toSorted());
    const run = await plannedRun(world, event, [
      [
        [ann, bob],
        [cleo, dan, eve],
      ],
      [
        [ann, cleo],
        [bob, dan, eve],
      ],
    ]);
    await act(host, event, 'open_doors');
    await act(host, event, 'start', { match_run_id: run.id, automatic: false });
    await remove(event, ann);
    expect((await ann.call(getLive, of(event))).code).toBe(403);
    const { rooms } = await host.get(getLiveRooms, { ...of(event), query: { round: '2' } });
    const seated = rooms.map((room) => room.people.map(({ id }) => id));
    expect(seated.flat()).not.toContain(ann.id);
    expect(Math.min(...seated.map((room) => room.length))).toBeGreaterThan(1);
    expect(
      (await bob.get(listMyMatches, of(event))).rooms.flatMap((room) => room.people.map(({ id }) => id)),
    ).not.toContain(ann.id);
    expect((await liveOf(bob, event)).me?.people.map(({ id }) => id)).not.toContain(ann.id);
    expect((await bob.get(listMessages, { params: { user_id: ann.id } })).messages).toHaveLength(1);
    await world.ctx.database.db.execute(sql`delete from match_runs where id = ${run.id}`);
    expect(await matched(bob)).toEqual([cleo.id]);
    expect((await ann.call(listMyMatches, of(event))).code).toBe(403);
  });

  test('takes several at once, skips people who are not there, and is refused as a whole for a host', async () => {
    const event = await world.createEvent(host);
    const [ann, bob, cleo] = (await world.crowd(event, 3)) as [Person, Person, Person];
    const stranger = await world.arrive();
    const removeAll = (...people: { id: string }[]) =>
      host.call(removeParticipants, { ...of(event), body: { user_ids: people.map(({ id }) => id) } });
    const withHost = await removeAll(ann, host);
    expect([withHost.code, withHost.message]).toEqual([422, 'The host cannot be removed']);
    expect((await removeAll(ann, bob, stranger, ann)).data.removed.toSorted()).toEqual([ann.id, bob.id].toSorted());
    expect(await idsOf(event)).toEqual([cleo.id]);
    expect((await idsOf(event, 'removed')).toSorted()).toEqual([ann.id, bob.id].toSorted());
    expect((await removeAll(stranger)).code).toBe(404);
    for (const user_ids of [[], ['x'], 'x', Array.from({ length: 101 }, () => ann.id)])
      expect((await host.send('DELETE', `/events/${event.id}/participants`, { user_ids })).code).toBe(422);
  });

  test('is refused for the host and for people who are not there, and a removal beside a join leaves them out', async () => {
    const event = await world.createEvent(host);
    await host.get(joinEvent, of(event));
    const stranger = await world.arrive();
    const self = await host.call(removeParticipant, personAt(event, host));
    expect([self.code, self.message]).toEqual([422, 'The host cannot be removed']);
    expect((await host.call(removeParticipant, personAt(event, stranger))).code).toBe(404);
    expect((await host.call(removeParticipant, personAt(event, { id: event.id }))).code).toBe(404);
    expect(await world.ctx.database.db.$count(removals, sql`event_id = ${event.id}`)).toBe(0);
    const [ann] = (await world.crowd(event, 1)) as [Person];
    await Promise.all([
      ...Array.from({ length: 4 }, () => ann.call(joinEvent, of(event))),
      remove(event, ann),
      ...Array.from({ length: 4 }, () => ann.call(joinEvent, of(event))),
    ]);
    expect(await idsOf(event)).toEqual([host.id]);
  });
});

test('a host finds every typed word anywhere, with plain letters, without apostrophes and double blanks', async () => {
  const event = await world.createEvent(host);
  const [ann] = (await world.crowd(event, 2)) as [Person];
  const card = { name: "Łukasz Ødegård O'Neill Weißæ", sight: 'events' as const };
  await ann.get(saveMyCard, { body: { card } });
  for (const query of ['lukasz', 'odegard  LUKASZ', 'oneill', 'O’Neill', 'weissae', `lukasz ${ann.alias}`])
    expect([query, await idsOf(event, 'all', query)]).toEqual([query, [ann.id]]);
  expect(await idsOf(event, 'all', 'lukasz nobody')).toEqual([]);
});
