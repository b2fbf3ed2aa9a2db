import { saveMyCard } from '@serendip/contract/cards';
import { getLive, getRoster, getStageAsHost } from '@serendip/contract/evening';
import { type Event, updateEvent } from '@serendip/contract/events';
import { joinAsGuest } from '@serendip/contract/guests';
import { getRoomAssignments, listMyMatches } from '@serendip/contract/matching';
import { listParticipants, updateParticipant } from '@serendip/contract/participants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, plannedRun } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

async function openToGuests(): Promise<Event> {
  const event = await world.createEvent(host);
  return (await host.get(updateEvent, { ...of(event), body: { event: { guest_join: true } } })).event;
}
const saveCard = (person: Person, card: object) => person.get(saveMyCard, { body: { card } });
const seatsOf = async (event: Event) =>
  (await host.get(getStageAsHost, of(event))).stage.seats.map(({ name, alias }) => name ?? alias);
const showAlias = (by: Person, event: Event, { id }: { id: string }, show_alias: unknown) =>
  by.send('PATCH', `/events/${event.id}/participants/${id}`, { participant: { show_alias } });

test('stage and paper call people by the name they gave at the door or show to everybody, the others and at a host’s wish by the alias', async () => {
  const event = await openToGuests();
  const other = await world.createEvent(host);
  const people = (await world.crowd(event, 5)) as [Person, Person, Person, Person, Person];
  const [open, matched, hidden, before, nameless] = people;
  await saveCard(open, { name: 'zoe Open', sight: 'events' });
  await saveCard(matched, { name: 'Matched', sight: 'matches' });
  await saveCard(hidden, { name: 'Hidden', sight: 'nobody' });
  const { user } = (await world.nobody.call(joinAsGuest, { ...of(event), body: { guest: { name: 'Émile' } } }))
    .data as { user: { id: string; alias: string } };
  // As a guest of before this was told at the door.
  await world.ctx.database.db.execute(sql`insert into cards (user_id, name) values (${before.id}, 'Before')`);
  const run = await storedRun(world, event, [], [[[...people, user as unknown as Person]]]);
  await act(host, event, 'open_doors');
  await act(host, event, 'start', { match_run_id: run.id, automatic: false });
  const byName = (names: string[]) => names.toSorted(new Intl.Collator('en', { sensitivity: 'base' }).compare);
  const aliases = [matched, hidden, before, nameless].map(({ alias }) => String(alias));
  const expected = byName(['zoe Open', 'Émile', ...aliases]);
  expect(await seatsOf(event)).toEqual(expected);
  const onPaper = async (as: 'planned' | 'held') => {
    const { rooms } = await host.get(getRoomAssignments, { ...of(event), query: { as } });
    return byName(
      rooms.flatMap(({ participants }) => participants.map(({ shown_name, alias }) => shown_name ?? String(alias))),
    );
  };
  for (const as of ['planned', 'held'] as const) expect(await onPaper(as)).toEqual(expected);
  expect((await open.get(getLive, of(event))).live?.me?.shown_name).toBe('zoe Open');
  expect((await matched.get(getLive, of(event))).live?.me?.shown_name).toBeNull();

  // The roster has the name for hosts, too.
  const { participants } = await host.get(getRoster, of(event));
  const inRoster = ({ id }: Person) => participants.find((one) => one.id === id);
  expect(inRoster(open)).toMatchObject({ name: 'zoe Open', shown_name: 'zoe Open' });
  expect(inRoster(matched)).toMatchObject({ name: 'Matched', shown_name: null });

  // Not at another event than that of the door.
  await world.ctx.database.db.execute(
    sql`insert into memberships (event_id, user_id) values (${other.id}, ${user.id})`,
  );
  const there = await host.get(listParticipants, of(other));
  expect(there.participants[0]).toMatchObject({ id: user.id, name: 'Émile', shown_name: null });

  expect((await showAlias(host, event, open, true)).code).toBe(200);
  expect(await seatsOf(event)).toContain(open.alias);
  const row = (await host.get(listParticipants, of(event))).participants.find(({ id }) => id === open.id);
  expect(row).toMatchObject({ name: 'zoe Open', shown_name: null, show_alias: true });
  await host.get(updateParticipant, {
    params: { event_id: event.id, user_id: open.id },
    body: { participant: { show_alias: false } },
  });
  expect(await seatsOf(event)).toContain('zoe Open');
  expect((await showAlias(host, event, open, 'yes')).code).toBe(422);
  expect((await showAlias(host, event, await world.arrive(), true)).code).toBe(404);
  expect((await showAlias(matched, event, open, true)).code).toBe(403);
  await act(host, event, 'end');
});

test('a name that is changed on the card is not the one of the door any more', async () => {
  const event = await openToGuests();
  const answer = await world.nobody.call(joinAsGuest, { ...of(event), body: { guest: { name: 'Mia' } } });
  const { id } = (answer.data as { user: { id: string } }).user;
  const shown = async () =>
    (await host.get(listParticipants, of(event))).participants.find((one) => one.id === id)?.shown_name;
  expect(await shown()).toBe('Mia');
  const token = String(answer.headers.authorization ?? '').replace('Bearer ', '');
  const save = (card: object) =>
    world.app.inject({
      method: 'PUT',
      url: '/api/users/card',
      headers: { authorization: `Bearer ${token}` },
      payload: { card },
    });
  await save({ headline: 'Rows' });
  expect(await shown()).toBe('Mia');
  await save({ name: 'Mia Stone' });
  expect(await shown()).toBeNull();
});

test('people who share a room see each other’s cards from the moment both can read the plan', async () => {
  const event = await world.createEvent(host);
  const [ann, bob, cleo] = (await world.crowd(event, 3)) as [Person, Person, Person];
  for (const [person, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
    [cleo, 'Cleo'],
  ] as const)
    await saveCard(person, { name });
  await plannedRun(world, event, [
    [[ann, bob], [cleo]],
    [[ann, cleo], [bob]],
  ]);
  const { rooms } = await ann.get(listMyMatches, of(event));
  expect(rooms.flatMap(({ people }) => people.map(({ card }) => card?.name))).toEqual(['Bob', 'Cleo']);
  expect((await bob.send('GET', `/users/${ann.id}/card`)).code).toBe(200);
  expect((await bob.send('GET', `/users/${cleo.id}/card`)).code).toBe(403);
});
