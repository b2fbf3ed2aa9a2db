import { exportAccount } from '@serendip/contract/account-export';
import { checkIn, getRoster } from '@serendip/contract/evening';
import { type Event, getEvent, joinEvent, leaveEvent, listJoinedEvents, updateEvent } from '@serendip/contract/events';
import { runMatches } from '@serendip/contract/matching';
import { listNotifications } from '@serendip/contract/notifications';
import {
  declineParticipant,
  letParticipantIn,
  listParticipants,
  type ParticipantFilter,
  removeParticipant,
} from '@serendip/contract/participants';
import { blockPerson } from '@serendip/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act } from '../../../test/evening.ts';
import { of, personAt } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

const seen = async (event: Event, person: Person) => (await person.get(getEvent, of(event))).event;
const change = (event: Event, fields: object) =>
  host.send('PUT', `/events/${event.id}`, { event: fields }) as unknown as Promise<{
    code: number;
    errors?: string[];
    data: { event: Event };
  }>;
const made = async (fields: object) => (await change(await world.createEvent(host), fields)).data.event;
const refusal = async (person: Person, event: Event) => {
  const { code, message } = await person.call(joinEvent, of(event));
  return [code, message];
};
const asksOf = async (event: Event, filter: ParticipantFilter = 'asking') => {
  const { participants, counts } = await host.get(listParticipants, { ...of(event), query: { filter } });
  return { ids: participants.map(({ id }) => id), asking: counts.asking, joined: counts.joined };
};
const newsOf = async (person: Person, event: Event) =>
  (await person.get(listNotifications, {})).notifications.flatMap(({ kind, event: about }) =>
    about?.id === event.id ? [kind] : [],
  );
const asGuest = async (event: Event, here?: string) => {
  const answer = await world.nobody.send('POST', `/events/${event.id}/join_as_guest`, { guest: { name: 'Zoe' }, here });
  return { code: answer.code, message: answer.message, event: (answer.data as { event?: Event }).event };
};

test('an event is open to anyone with the link unless its host says otherwise, and the rule is checked', async () => {
  const event = await world.createEvent(host);
  expect(event).toMatchObject({ joining: 'anyone', joining_until: null, joining_closed: false, user_asked: false });
  expect((await change(event, { joining: 'friends' })).errors).toEqual([
    'Joining must be one of anyone, ask, invited, nobody',
  ]);
  for (const wrong of ['tomorrow', '2026-02-30T10:00', '2026-02-03', '2026-02-03T25:00', 7])
    expect((await change(event, { joining_until: wrong })).errors).toEqual(['Joining until is invalid']);
  expect((await seen(event, host)).version).toBe(1);
});

test('the link to a video room and the names of rooms are for people who may enter: not before a yes, after the end, after a removal', async () => {
  const shut = { online_url: null, room_names: null };
  const open = { online_url: 'https://video.example.org/room', room_names: ['https://video.example.org/{room}'] };
  const ann = await world.arrive();
  const event = await made(open);
  expect(await seen(event, ann)).toMatchObject(open);
  for (const rule of [{ joining: 'ask' }, { joining: 'invited' }, { joining: 'nobody' }]) {
    await change(event, rule);
    expect(await seen(event, ann)).toMatchObject(shut);
    expect(await seen(event, host)).toMatchObject(open);
  }
  const past = { event_date: '2099-12-05', start_time: '19:00', time_zone: 'Europe/Berlin' };
  await change(event, { ...past, joining: 'anyone', joining_until: '2001-01-01T10:00' });
  expect(await seen(event, ann)).toMatchObject(shut);
  await change(event, { joining: 'ask', joining_until: null });
  expect((await ann.get(joinEvent, of(event))).event).toMatchObject({ user_asked: true, ...shut });
  await host.get(letParticipantIn, personAt(event, ann));
  expect(await seen(event, ann)).toMatchObject(open);
  await change(event, { joining: 'anyone' });
  await host.get(removeParticipant, personAt(event, ann));
  expect(await seen(event, ann)).toMatchObject(shut);
});

describe('where hosts let people in', () => {
  test('joining asks, takes no part in anything, and is told to the hosts once; leaving takes it back', async () => {
    const event = await made({ joining: 'ask' });
    const ann = await world.arrive();
    const asked = await ann.get(joinEvent, of(event));
    expect(asked.event).toMatchObject({ user_joined: false, user_asked: true, participants_count: 0 });
    await ann.get(joinEvent, of(event));
    expect(await asksOf(event)).toEqual({ ids: [ann.id], asking: 1, joined: 0 });
    expect((await asksOf(event, 'all')).ids).toEqual([]);
    expect((await ann.get(listJoinedEvents, {})).events).toEqual([]);
    expect((await ann.send('POST', `/events/${event.id}/user_preferences`, {})).code).toBe(403);
    expect((await host.call(runMatches, of(event))).code).toBe(422);
    expect((await ann.get(exportAccount, {})).export.asking_at).toMatchObject([{ event: event.name }]);
    expect((await ann.get(leaveEvent, of(event))).event).toMatchObject({ user_asked: false, user_removed: false });
    expect((await asksOf(event)).asking).toBe(0);
    await ann.get(joinEvent, of(event));
    expect(await newsOf(host, event)).toEqual(['asked']);
    // The host is no stranger.
    expect((await host.get(joinEvent, of(event))).event.user_joined).toBe(true);
  });

  test('a person who is let in takes part and is told, once however many hosts tap', async () => {
    const event = await made({ joining: 'ask', capacity: 2 });
    const [ann, ben, cleo] = [await world.arrive(), await world.arrive(), await world.arrive()];
    for (const person of [ann, ben, cleo]) await person.get(joinEvent, of(event));
    await Promise.all([1, 2, 3].map(() => host.get(letParticipantIn, personAt(event, ann))));
    await host.get(letParticipantIn, personAt(event, ben));
    expect(await seen(event, ann)).toMatchObject({ user_joined: true, user_asked: false, participants_count: 2 });
    expect(await newsOf(ann, event)).toEqual(['let_in']);
    const full = await host.call(letParticipantIn, personAt(event, cleo));
    expect([full.code, full.message]).toEqual([422, 'This event is full']);
    expect((await seen(event, cleo)).user_asked).toBe(true);
    // People who leave ask again.
    await ben.get(leaveEvent, of(event));
    expect((await ben.get(joinEvent, of(event))).event).toMatchObject({ user_joined: false, user_asked: true });
  });

  test('a person who is declined is told, and cannot ask again until a host lets them', async () => {
    const event = await made({ joining: 'ask' });
    const ann = await world.arrive();
    await ann.get(joinEvent, of(event));
    await host.get(declineParticipant, personAt(event, ann));
    expect((await host.call(declineParticipant, personAt(event, ann))).code).toBe(404);
    expect(await seen(event, ann)).toMatchObject({ user_asked: false, user_removed: true });
    expect(await newsOf(ann, event)).toEqual(['declined']);
    expect(await refusal(ann, event)).toEqual([403, 'The hosts did not let you in to this event']);
    await host.get(letParticipantIn, personAt(event, ann));
    expect((await ann.get(joinEvent, of(event))).event.user_asked).toBe(true);
  });

  test('a block changes nothing that the host could see', async () => {
    const event = await made({ joining: 'ask' });
    const [ann, ben] = [await world.arrive(), await world.arrive()];
    const other = await world.createEvent(host);
    for (const person of [ann, ben]) await person.get(joinEvent, of(other));
    await ann.get(blockPerson, { params: { user_id: host.id } });
    await host.get(blockPerson, { params: { user_id: ben.id } });
    for (const person of [ann, ben])
      expect((await person.get(joinEvent, of(event))).event).toMatchObject({ user_joined: false, user_asked: true });
    expect((await asksOf(event)).ids).toEqual([ann.id, ben.id]);
  });

  test('guests and the code ask, too; the roster and the end of the evening keep one list of asks', async () => {
    const event = await made({ joining: 'ask', guest_join: true });
    expect((await asGuest(event)).event).toMatchObject({ user_joined: false, user_asked: true });
    const code = String((await act(host, event, 'open_doors')).code);
    const ann = await world.arrive();
    const here = await ann.get(checkIn, { ...of(event), body: { check_in: { code } } });
    expect(here).toMatchObject({ live: null, event: { user_joined: false, user_asked: true } });
    const states = (await host.get(getRoster, of(event))).participants.map(({ state }) => state);
    expect(states).toEqual(['asking', 'asking']);
    await host.get(letParticipantIn, personAt(event, ann));
    expect((await host.get(getRoster, of(event))).here_count).toBe(1);
    const late = await world.arrive();
    await late.get(checkIn, { ...of(event), body: { check_in: { code } } });
    await act(host, event, 'end');
    expect(await asksOf(event)).toMatchObject({ asking: 2, joined: 1 });
    // Asked at the door of an evening that is over, let in without being here.
    await host.get(letParticipantIn, personAt(event, late));
    expect(await seen(event, late)).toMatchObject({ user_joined: true });
  });
});

test('an event of invited people, or of nobody any more, takes nobody by the link; the code lets in', async () => {
  const [invited, nobody] = [
    await made({ joining: 'invited', guest_join: true }),
    await made({ joining: 'nobody', guest_join: true }),
  ];
  const ann = await world.arrive();
  expect(await refusal(ann, invited)).toEqual([403, 'This event is by invitation']);
  expect(await refusal(ann, nobody)).toEqual([422, 'Joining has closed']);
  expect(await asGuest(invited)).toMatchObject({ code: 403, message: 'This event is by invitation' });
  expect(await asGuest(nobody)).toMatchObject({ code: 422, message: 'Joining has closed' });
  expect((await seen(nobody, ann)).joining_closed).toBe(true);
  for (const event of [invited, nobody]) {
    const code = String((await act(host, event, 'open_doors')).code);
    const entered = await ann.get(checkIn, { ...of(event), body: { check_in: { code } } });
    expect(entered.event).toMatchObject({ user_joined: true });
    expect((await asGuest(event, code)).event).toMatchObject({ user_joined: true });
    expect((await host.get(joinEvent, of(event))).event.user_joined).toBe(true);
    // Joining twice is still joining once.
    expect((await ann.get(joinEvent, of(event))).event.user_joined).toBe(true);
  }
});

test('people can join until the time that the host says, in the zone of the event', async () => {
  const event = await made({ event_date: '2030-06-01', start_time: '19:00', time_zone: 'Asia/Tokyo' });
  const inTokyo = (minutes: number) => new Date(Date.now() + (9 * 60 + minutes) * 60_000).toISOString().slice(0, 16);
  const ann = await world.arrive();
  expect((await change(event, { joining_until: inTokyo(-2) })).data.event).toMatchObject({
    joining_until: inTokyo(-2),
    joining_closed: true,
  });
  expect(await refusal(ann, event)).toEqual([422, 'Joining has closed']);
  await change(event, { joining: 'ask' });
  expect(await refusal(ann, event)).toEqual([422, 'Joining has closed']);
  // A moment with an offset is kept as a time of the event's zone.
  const later = await change(event, { joining: 'anyone', joining_until: '2030-06-01T09:00:00Z' });
  expect(later.data.event).toMatchObject({ joining_until: '2030-06-01T18:00', joining_closed: false });
  expect((await ann.get(joinEvent, of(event))).event.user_joined).toBe(true);
  expect((await change(event, { joining_until: '' })).data.event.joining_until).toBe(null);
});

test('people who wait for a place keep their turn when joining closes', async () => {
  const event = await made({ capacity: 2 });
  const [first] = await world.crowd(event, 2);
  const ann = await world.arrive();
  expect((await ann.get(joinEvent, of(event))).event.user_waiting).toBe(true);
  await host.get(updateEvent, { ...of(event), body: { event: { joining: 'nobody' } } });
  await (first as Person).get(leaveEvent, of(event));
  expect((await seen(event, ann)).user_joined).toBe(true);
});

test('a crowd behind one address asks sixty times a minute at one event, and other events go on', async () => {
  const limited = await openWorld({ env: { RATE_LIMIT: 'on' }, beside: world });
  try {
    const [event, other] = [await made({ joining: 'ask' }), await made({ joining: 'ask' })];
    const ann = await limited.arrive();
    const codes = [];
    for (let n = 0; n < 61; n += 1) codes.push((await ann.call(joinEvent, of(event))).code);
    expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([60, 429]);
    expect((await ann.get(joinEvent, of(other))).event.user_asked).toBe(true);
  } finally {
    await limited.close();
  }
});
