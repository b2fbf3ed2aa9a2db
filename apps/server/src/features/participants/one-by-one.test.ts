import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount } from '@serendip/contract/accounts';
import { saveMyCard } from '@serendip/contract/cards';
import { actOnLive, checkIn, getLive, getRoster } from '@serendip/contract/evening';
import { type Event, getEvent, joinEvent, leaveEvent, updateEvent } from '@serendip/contract/events';
import {
  declineParticipant,
  letParticipantIn,
  listParticipants,
  removeParticipants,
} from '@serendip/contract/participants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act, liveOf } from '../../../test/evening.ts';
import { of, personAt } from '../../../test/matching.ts';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { asks } from '../../db/schema/events.ts';
import { eq } from '../../db/sql.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

const withCode = (event: Event, code: string) => ({ ...of(event), body: { check_in: { code } } });
const letIn = (event: Event, person: Person, by = host) => by.call(letParticipantIn, personAt(event, person));
const decline = (event: Event, person: Person, by = host) => by.call(declineParticipant, personAt(event, person));
/** Everybody of the roster, with how they stand. */
const standing = async (event: Event) =>
  Object.fromEntries((await host.get(getRoster, of(event))).participants.map(({ id, state }) => [id, state]));
const admit = async (event: Event, oneByOne: boolean) => {
  const { version } = await liveOf(host, event);
  return host.get(actOnLive, { ...of(event), body: { live: { action: 'admit', version, one_by_one: oneByOne } } });
};

/** An event with open doors, at which new people ask. */
async function heldDoor() {
  const event = await world.createEvent(host);
  const [ann] = (await world.crowd(event, 1)) as [Person];
  const code = String((await act(host, event, 'open_doors')).code);
  await admit(event, true);
  return { event, ann, code, newcomer: await world.arrive() };
}

async function guestAt(event: Event, code: string, device = '') {
  const response = await world.app.inject({
    method: 'POST',
    url: `/api/events/${event.id}/join_as_guest`,
    headers: device ? { cookie: device } : {},
    payload: { guest: { name: 'Zoe' }, here: code },
  });
  const { status } = response.json<{
    status: { code: number; message: string; data: { user: Person; event: Event } };
  }>();
  const token = String(response.headers.authorization).replace('Bearer ', '');
  return {
    ...status,
    guest: new Person(world.app, token, status.data?.user as never),
    cookie: String(response.headers['set-cookie']).split(';')[0] ?? '',
  };
}

describe('while hosts let people in one by one', () => {
  test('the code makes a new person ask, by account or as a guest; participants are here at once', async () => {
    const { event, ann, code, newcomer } = await heldDoor();
    expect((await ann.get(checkIn, withCode(event, code))).live).toMatchObject({ me: { here: true } });
    const asks = await newcomer.get(checkIn, withCode(event, code));
    expect(asks).toMatchObject({ live: null, event: { user_joined: false, user_asked: true, participants_count: 1 } });
    const { guest, data } = await guestAt(event, code);
    expect(data.event).toMatchObject({ user_joined: false, user_asked: true });
    const { participants, here_count } = await host.get(getRoster, of(event));
    expect(participants.slice(0, 3).map(({ id, state, name, joined_at }) => [id, state, name, joined_at])).toEqual([
      [newcomer.id, 'asking', null, null],
      [guest.id, 'asking', 'Zoe', null],
      [ann.id, 'here', null, expect.any(String)],
    ]);
    expect(here_count).toBe(1);
    expect(await liveOf(host, event)).toMatchObject({
      one_by_one: true,
      asking_count: 2,
      here_count: 1,
      expected_count: 0,
    });
    expect(await liveOf(ann, event)).not.toHaveProperty('asking_count');
    expect((await newcomer.call(getLive, of(event))).code).toBe(403);
    expect((await newcomer.get(exportAccount, {})).export.asking_at).toMatchObject([{ event: event.name }]);
    // Asking again is asking once.
    await newcomer.get(checkIn, withCode(event, code));
    expect((await liveOf(host, event)).asking_count).toBe(2);
  });

  test('joining without the code asks too, and is not here once let in; a wrong code asks nothing', async () => {
    const { event, code, newcomer } = await heldDoor();
    expect((await newcomer.call(checkIn, withCode(event, 'ABCDEF'))).code).toBe(422);
    expect(await standing(event)).not.toHaveProperty(newcomer.id);
    expect((await newcomer.get(joinEvent, of(event))).event).toMatchObject({ user_joined: false, user_asked: true });
    await letIn(event, newcomer);
    expect(await standing(event)).toMatchObject({ [newcomer.id]: 'expected' });
    const other = await world.arrive();
    await other.get(joinEvent, of(event));
    await other.get(checkIn, withCode(event, code));
    await letIn(event, other);
    expect(await standing(event)).toMatchObject({ [other.id]: 'here' });
    // A host and a person who waits for a place are no strangers.
    expect((await host.get(joinEvent, of(event))).event.user_joined).toBe(true);
  });

  test('a host’s tap lets in, once however many tap; a full event keeps the person asking', async () => {
    const { event, code, newcomer } = await heldDoor();
    await newcomer.get(checkIn, withCode(event, code));
    await host.get(updateEvent, { ...of(event), body: { event: { capacity: 2 } } });
    const [bob] = (await world.crowd(event, 1)) as [Person];
    await letIn(event, bob);
    const full = await letIn(event, newcomer);
    expect([full.code, full.message]).toEqual([422, 'This event is full']);
    expect((await newcomer.get(getEvent, of(event))).event.user_asked).toBe(true);
    await host.get(updateEvent, { ...of(event), body: { event: { capacity: 3 } } });
    const answers = await Promise.all([1, 2, 3, 4].map(() => letIn(event, newcomer)));
    expect(answers.map((answer) => answer.code)).toEqual([200, 200, 200, 200]);
    expect((await newcomer.get(getEvent, of(event))).event).toMatchObject({
      user_joined: true,
      user_asked: false,
      participants_count: 3,
    });
    expect((await liveOf(newcomer, event)).me?.here).toBe(true);
  });

  test('a person who is turned away stays away, and so do new guests of their browser, until a host lets them in', async () => {
    const { event, code } = await heldDoor();
    const { guest, cookie } = await guestAt(event, code);
    expect((await decline(event, guest)).code).toBe(200);
    expect((await guest.get(getEvent, of(event))).event).toMatchObject({ user_asked: false, user_removed: true });
    expect((await guest.call(checkIn, withCode(event, code))).code).toBe(403);
    expect(await guestAt(event, code, cookie)).toMatchObject({
      code: 403,
      message: 'The hosts did not let you in to this event',
    });
    expect((await host.get(listParticipants, { ...of(event), query: { filter: 'removed' } })).total).toBe(1);
    await letIn(event, guest);
    expect((await guest.get(checkIn, withCode(event, code))).event.user_asked).toBe(true);
    // Several at once.
    const { guest: other } = await guestAt(event, code);
    const body = { user_ids: [guest.id, other.id] };
    expect((await host.get(removeParticipants, { ...of(event), body })).removed.toSorted()).toEqual(
      body.user_ids.toSorted(),
    );
    expect((await liveOf(host, event)).asking_count).toBe(0);
  });

  test('of two consoles the first tap counts: a late no ends no membership; beside asks, a no leaves nobody asking', async () => {
    const { event, code, newcomer } = await heldDoor();
    await newcomer.get(checkIn, withCode(event, code));
    await letIn(event, newcomer);
    expect((await decline(event, newcomer)).code).toBe(404);
    expect(await standing(event)).toMatchObject({ [newcomer.id]: 'here' });
    for (let round = 0; round < 3; round += 1) {
      const person = await world.arrive();
      await person.get(checkIn, withCode(event, code));
      const codes = await Promise.all([
        letIn(event, person),
        decline(event, person),
        ...[1, 2, 3].map(() => person.call(checkIn, withCode(event, code))),
      ]).then((answers) => answers.slice(0, 2).map((answer) => answer.code));
      const { event: seen } = await person.get(getEvent, of(event));
      expect([seen.user_joined, seen.user_removed, seen.user_asked].filter(Boolean).length).toBe(1);
      expect(seen.user_joined).toBe(codes[1] === 404);
    }
    const last = await world.arrive();
    await last.get(checkIn, withCode(event, code));
    await Promise.all([
      decline(event, last),
      ...[1, 2, 3, 4].map(() => last.call(checkIn, withCode(event, code))),
      ...[1, 2, 3, 4].map(() => last.call(joinEvent, of(event))),
    ]);
    expect((await last.get(getEvent, of(event))).event).toMatchObject({ user_asked: false, user_removed: true });
  });

  test('people who leave or delete the account do not ask any more, and nobody does after the evening', async () => {
    const { event, code, newcomer } = await heldDoor();
    const [gone, stays] = [await world.arrive(), await world.arrive()];
    await stays.get(saveMyCard, { body: { card: { name: 'Quiet', sight: 'nobody' } } });
    for (const person of [newcomer, gone, stays]) await person.get(checkIn, withCode(event, code));
    expect((await host.get(getRoster, of(event))).participants.find(({ id }) => id === stays.id)?.name).toBe(null);
    await newcomer.get(leaveEvent, of(event));
    await gone.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
    expect((await liveOf(host, event)).asking_count).toBe(1);
    await act(host, event, 'end');
    expect((await stays.get(getEvent, of(event))).event.user_asked).toBe(false);
    expect(await world.ctx.database.db.$count(asks, eq(asks.eventId, event.id))).toBe(0);
    // The next evening starts with open doors.
    expect((await act(host, event, 'open_doors')).one_by_one).toBe(false);
  });
});

test('with doors that are open to all again, a person who asks gets in by the code', async () => {
  const { event, code, newcomer } = await heldDoor();
  await newcomer.get(checkIn, withCode(event, code));
  expect((await admit(event, false)).live).toMatchObject({ one_by_one: false, asking_count: 1 });
  expect((await newcomer.get(checkIn, withCode(event, code))).live).toMatchObject({ me: { here: true } });
  expect((await liveOf(host, event)).asking_count).toBe(0);
});

test('the door is held by a host’s action with its version, while it is open', async () => {
  const event = await world.createEvent(host);
  const send = (version: number, settings: object) =>
    host.send('POST', `/events/${event.id}/live`, { live: { action: 'admit', version, ...settings } });
  expect(await send(0, { one_by_one: true })).toMatchObject({ code: 422, message: 'Open the doors first' });
  const { version } = await act(host, event, 'open_doors');
  expect(await send(version, {})).toMatchObject({ code: 422, message: 'One by one must be true or false' });
  expect(await send(version, { one_by_one: 'yes' })).toMatchObject({ code: 422 });
  expect((await send(version + 1, { one_by_one: true })).code).toBe(409);
  expect((await send(version, { one_by_one: true })).code).toBe(200);
  expect((await send(version, { one_by_one: false })).code).toBe(409);
});
