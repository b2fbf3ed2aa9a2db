import { exportAccount } from '@serendip/contract/account-export';
import { claimAccount, deleteAccount, signIn, signOut } from '@serendip/contract/accounts';
import { getLive, getRoster } from '@serendip/contract/evening';
import type { Event } from '@serendip/contract/events';
import { getEvent, updateEvent } from '@serendip/contract/events';
import { getEventAtDoor, joinAsGuest } from '@serendip/contract/guests';
import { letParticipantIn, removeParticipant } from '@serendip/contract/participants';
import { requestSignInCode } from '@serendip/contract/sign-in-code';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { cleanUp } from '../erasure/clean-up.ts';

let world: World;
/** The same installation, with its bounds. */
let bounded: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  bounded = await openWorld({ beside: world, env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
  host = await world.arrive();
});
afterAll(async () => {
  await bounded.close();
  await world.close();
});

const db = () => world.ctx.database.db;
const change = (event: Event, fields: object) => host.get(updateEvent, { ...of(event), body: { event: fields } });
async function openEvent(fields: object = {}): Promise<Event> {
  const event = await world.createEvent(host);
  return (await change(event, { guest_join: true, ...fields })).event;
}
const join = (event: { id: string }, name = 'Ann', here?: string, at = world) =>
  at.nobody.call(joinAsGuest, { ...of(event), body: { guest: { name }, ...(here === undefined ? {} : { here }) } });
async function guestOf(event: Event, here?: string): Promise<Person> {
  const { code, data, headers } = await join(event, 'Ann', here);
  expect(code).toBe(200);
  return new Person(world.app, String(headers.authorization).replace('Bearer ', ''), data.user);
}
const usersCount = async () => (await rowsOf<{ n: number }>(db(), sql`select count(*)::int as n from users`))[0]?.n;
const notFound = { code: 404, message: 'Event not found' };
const claimBody = (email: string, password = 'correct horse') => ({
  body: { user: { email, password, password_confirmation: password } },
});

test('an event at the door is public where the host allows guests, and where there is none nobody learns of the event', async () => {
  const event = await world.createEvent(host);
  expect(event.guest_join).toBe(false);
  const invite = (id: string, here?: string) =>
    world.nobody.call(getEventAtDoor, { params: { event_id: id }, query: here === undefined ? {} : { here } });
  const nowhere = await invite('00000000-0000-4000-8000-000000000000');
  expect(nowhere).toMatchObject(notFound);
  expect(await invite(event.id)).toEqual({ ...nowhere, headers: expect.anything() });
  expect(await invite('no-id')).toMatchObject(notFound);
  expect(await invite(event.id, 'ABCDEF')).toMatchObject(notFound);
  expect(await join(event)).toMatchObject(notFound);

  await change(event, {
    guest_join: true,
    description: 'Bring a scarf.',
    event_date: '2099-05-20',
    start_time: '19:00',
    time_zone: 'Europe/Berlin',
    place: 'Pier 9',
    capacity: 2,
  });
  const { data } = await invite(event.id);
  expect(data.event).toEqual({
    id: event.id,
    over: false,
    name: 'Harbour Mixer',
    description: 'Bring a scarf.',
    event_date: '2099-05-20',
    start_time: '19:00',
    end_time: null,
    time_zone: 'Europe/Berlin',
    starts_at: '2099-05-20T17:00:00Z',
    ends_at: null,
    place: 'Pier 9',
    participants_count: 0,
    places_left: 2,
    guest_join: true,
    joining: 'anyone',
    joining_closed: false,
    listed: false,
    language: 'en',
    host_name: null,
    cover_url: null,
    full: false,
  });
  await world.crowd(event, 2);
  expect((await invite(event.id)).data.event).toMatchObject({ participants_count: 2, full: true });

  const { code } = await act(host, event, 'open_doors');
  await change(event, { guest_join: false });
  expect(await invite(event.id)).toMatchObject(notFound);
  expect((await invite(event.id, code?.toLowerCase())).data.event).toMatchObject({ id: event.id, guest_join: false });
  await act(host, event, 'end');
  expect(await invite(event.id, String(code))).toMatchObject(notFound);
  expect(await join(event, 'Ann', String(code))).toMatchObject(notFound);
});

test('a guest joins with a name and nothing else, and may do what anybody who joined may', async () => {
  const event = await openEvent();
  const { data, headers } = await join(event, '  Ann ');
  expect(data.user).toEqual({ id: expect.any(String), email: null, alias: expect.stringMatching(/^[a-z]+-[a-z]+/) });
  expect(data.event).toMatchObject({ id: event.id, user_joined: true, participants_count: 1 });
  const ann = new Person(world.app, String(headers.authorization).replace('Bearer ', ''), data.user);
  expect((await ann.get(getEvent, of(event))).event.user_joined).toBe(true);
  expect((await ann.get(exportAccount, {})).export).toMatchObject({
    user: { email: null, guest_seen_at: expect.any(String) },
    joined_events: [{ id: event.id }],
    card: { name: 'Ann', sight: 'matches' },
  });
  // Nobody hears of an address that there is not.
  expect((await host.get(getRoster, of(event))).participants).toMatchObject([{ id: ann.id, email: null }]);
  for (const empty of ['', 'null']) await world.nobody.call(requestSignInCode, { body: { user: { email: empty } } });
  expect((await world.nobody.send('POST', '/users/sign_in', { user: { email: '', password: '' } })).code).toBe(422);
  expect((await ann.send('POST', '/users/confirmation')).code).toBeGreaterThanOrEqual(400);
});

test('a person who taps again because no answer came is one guest; after that, or with an id of another event, they are another', async () => {
  const event = await openEvent();
  const client_id = '6f1c3c52-8a55-4c1e-9d3e-5b1f0a3c7d21';
  const tap = async (name: string, at: { id: string } = event) => {
    const { code, data, headers } = await world.nobody.call(joinAsGuest, {
      ...of(at),
      body: { guest: { name, client_id } },
    });
    expect(code).toBe(200);
    return new Person(world.app, String(headers.authorization).replace('Bearer ', ''), data.user);
  };
  const [ann, ...others] = await Promise.all([tap('Zoe'), tap('Zoe'), tap('Zoe')]);
  const last = await tap(' Zoë ');
  expect(new Set([...others, last].map(({ id, alias }) => `${id} ${alias}`))).toEqual(
    new Set([`${ann.id} ${ann.alias}`]),
  );
  expect((await host.get(getRoster, of(event))).participants).toMatchObject([{ id: ann.id, name: 'Zoë' }]);
  for (const person of [ann, last]) expect((await person.get(getEvent, of(event))).event.participants_count).toBe(1);
  expect(await tap('Zoe', await openEvent())).not.toMatchObject({ id: ann.id });
  // The id of an account says nothing of the one it was made with, and does not open it.
  const body = { guest: { name: 'Eve', client_id: ann.id } };
  expect((await world.nobody.call(joinAsGuest, { ...of(event), body })).data.user).not.toMatchObject({ id: ann.id });
  // Ten minutes later, and after signing out, it is somebody new.
  await db().execute(sql`update users set created_at = created_at - interval '11 minutes',
    guest_seen_at = guest_seen_at - interval '11 minutes' where id = ${ann.id}`);
  expect((await tap('Zoe')).id).not.toBe(ann.id);
  await db().execute(sql`update users set created_at = now(), guest_seen_at = now() where id = ${ann.id}`);
  expect((await tap('Zoe')).id).toBe(ann.id);
  await last.get(signOut, {});
  expect((await tap('Zoe')).id).not.toBe(ann.id);
  const wrong = await world.nobody.send('POST', `/events/${event.id}/join_as_guest`, {
    guest: { name: 'Ann', client_id: 'x' },
  });
  expect([wrong.code, wrong.message]).toEqual([422, 'Client id must be a UUID']);
});

test('anything that is no name is refused, and leaves no account behind', async () => {
  const event = await openEvent();
  const before = await usersCount();
  const blank = "Name can't be blank";
  const tooLong = 'Name is too long (maximum is 60 characters)';
  const refusals: [unknown, string][] = [
    [undefined, blank],
    [null, blank],
    ['', blank],
    [' \u200b\u00ad ', blank],
    [7, 'Name must be text'],
    ['A', 'Name is too short (minimum is 2 characters)'],
    [' A\u0007 ', 'Name is too short (minimum is 2 characters)'],
    ['x'.repeat(61), tooLong],
    [`e${'\u0301'.repeat(300)}`, tooLong],
    ['A\0B', 'Name contains characters that cannot be stored'],
    ['A\ud800', 'Name contains characters that cannot be stored'],
  ];
  for (const [name, sentence] of refusals) {
    const answer = await world.nobody.send('POST', `/events/${event.id}/join_as_guest`, { guest: { name } });
    expect([name, answer.code, answer.errors]).toEqual([name, 422, [sentence]]);
  }
  for (const body of [{}, { guest: null }, { guest: [] }])
    expect((await world.nobody.send('POST', `/events/${event.id}/join_as_guest`, body)).code).toBe(422);
  expect(await usersCount()).toBe(before);
  for (const name of ['Al', '👩‍🚀 Zoë', 'محمد', 'x'.repeat(60), "'; drop table users; --", '<b>Bo</b>'])
    expect((await join(event, name)).code).toBe(200);
  const named = await rowsOf<{ name: string }>(
    db(),
    sql`select name from cards where name like '%drop table%' or name like '<b>%'`,
  );
  expect(named.map(({ name }) => name).sort()).toEqual(["'; drop table users; --", '<b>Bo</b>']);
});

test('guests wait where the event is full, and are refused where it is closed, without an account in that case', async () => {
  const event = await openEvent({ capacity: 2 });
  await world.crowd(event, 2);
  const waiting = await guestOf(event);
  expect((await waiting.get(getEvent, of(event))).event).toMatchObject({ user_joined: false, user_waiting: true });
  await change(event, { capacity: 3 });
  expect((await waiting.get(getEvent, of(event))).event).toMatchObject({ user_joined: true, user_waiting: false });

  const leaver = await world.arrive();
  const closed = await world.createEvent(leaver);
  await leaver.get(updateEvent, { ...of(closed), body: { event: { guest_join: true } } });
  await leaver.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  const before = await usersCount();
  expect(await join(closed)).toMatchObject({ code: 403, message: 'This event is closed' });
  expect(await world.nobody.call(getEventAtDoor, { ...of(closed), query: {} })).toMatchObject(notFound);
  expect(await usersCount()).toBe(before);
});

test('a browser whose guest was removed is not let in again, with a new name or an account, until the host lets the guest in', async () => {
  const event = await openEvent();
  const joinFrom = (cookie?: string) =>
    world.nobody.send(
      'POST',
      `/events/${event.id}/join_as_guest`,
      { guest: { name: 'Ann' } },
      cookie ? { cookie } : {},
    );
  const first = await joinFrom();
  const cookie = String(first.headers['set-cookie']).split(';')[0] as string;
  const { id } = (first.data as { user: { id: string } }).user;
  expect((await joinFrom(cookie)).code).toBe(200);
  const params = { event_id: event.id, user_id: id };
  await host.get(removeParticipant, { params });
  const again = await joinFrom(cookie);
  expect([again.code, again.message]).toEqual([403, 'The host has removed you from this event']);
  const account = await world.arrive();
  const path = `/events/${event.id}/join`;
  expect((await account.send('POST', path, undefined, { cookie })).code).toBe(403);
  // Another browser is let in, and so is a person who takes part already.
  expect((await account.send('POST', path)).code).toBe(200);
  expect((await account.send('POST', path, undefined, { cookie })).code).toBe(200);
  expect((await joinFrom()).code).toBe(200);
  await host.get(letParticipantIn, { params });
  expect((await joinFrom(cookie)).code).toBe(200);
});

test('the code of the evening lets guests in whatever the switch says, and they are here; a wrong one makes nobody here', async () => {
  const event = await world.createEvent(host);
  const { code } = await act(host, event, 'open_doors');
  const ann = await guestOf(event, code?.toLowerCase());
  expect((await ann.get(getLive, of(event))).live).toMatchObject({ here_count: 1, me: { here: true } });
  const inAddress = await world.nobody.send('POST', `/events/${event.id}/join_as_guest?here=${code}`, {
    guest: { name: 'Bo' },
  });
  expect(inAddress.code).toBe(200);
  expect((await host.get(getLive, of(event))).live).toMatchObject({ here_count: 2 });
  await change(event, { guest_join: true });
  const bob = await guestOf(event, 'ZZZZZZ');
  expect((await bob.get(getLive, of(event))).live).toMatchObject({ here_count: 2, me: { here: false } });
  await change(event, { capacity: 3 });
  const late = await guestOf(event, String(code));
  expect((await late.get(getEvent, of(event))).event).toMatchObject({ user_waiting: true });
});

describe('from one address', () => {
  let last = 0;
  const from = (path: string, ip: string, body?: object) =>
    bounded.nobody.send(body ? 'POST' : 'GET', path, body, { 'x-forwarded-for': ip });
  const newIp = () => {
    last += 1;
    return `10.3.0.${last}`;
  };
  const joins = (event: Event, ip: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, () => from(`/events/${event.id}/join_as_guest`, ip, { guest: { name: 'Ann' } })),
    );
  const countOf = (answers: { code: number }[], code: number) => answers.filter((each) => each.code === code).length;

  test('twenty guests a minute join while the doors are closed, and more while they are open', async () => {
    const event = await openEvent();
    const ip = newIp();
    const answers = await joins(event, ip, 23);
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([20, 3]);
    const [elsewhere] = await joins(event, newIp(), 1);
    expect(elsewhere?.code).toBe(200);
    await act(host, event, 'open_doors');
    expect(countOf(await joins(event, ip, 25), 200)).toBe(25);
  });

  test('at one event are counted apart from those at another: nobody closes it for a whole address', async () => {
    const [own, event] = [await openEvent(), await openEvent()];
    const ip = newIp();
    expect(countOf(await joins(own, ip, 23), 429)).toBe(3);
    expect((await joins(event, ip, 1))[0]?.code).toBe(200);
  });

  test('wait in line beyond the bound of open doors, and all get in', async () => {
    const event = await openEvent();
    await act(host, event, 'open_doors');
    const ip = newIp();
    await joins(event, ip, 1);
    await db().execute(sql`update throttles set points = 1000 where key like 'guests_at_open_doors:%'`);
    expect(countOf(await joins(event, ip, 4), 200)).toBe(4);
  });

  test('wrong codes: 20 of a device, then only wrong ones are refused, whichever the event; a right one never is', async () => {
    const event = await world.createEvent(host);
    const { code } = await act(host, event, 'open_doors');
    const ip = newIp();
    const guess = (typed: string, headers = {}) =>
      bounded.nobody.send('GET', `/events/${event.id}/invitation?here=${typed}`, undefined, {
        'x-forwarded-for': ip,
        ...headers,
      });
    const first = await guess('ZZZZZZ');
    expect(first).toMatchObject(notFound);
    const codes = [];
    for (let tries = 0; tries < 20; tries += 1) codes.push((await guess('ZZZZZZ')).code);
    expect(codes).toEqual([...Array.from({ length: 19 }, () => 404), 429]);
    // Another phone at the same address, and one that has got a number of its own.
    expect((await guess('ZZZZZZ', { 'user-agent': 'Another phone' })).code).toBe(404);
    expect((await guess('ZZZZZZ', { cookie: String(first.headers['set-cookie']).split(';')[0] })).code).toBe(404);
    await db().execute(sql`update throttles set points = 500 where key like 'wrong_live_codes_%'`);
    expect((await guess('ZZZZZZ', { 'user-agent': 'A third phone' })).code).toBe(429);
    expect((await guess(String(code))).code).toBe(200);
  });
});

test('a claim keeps everything, confirms nothing, and works once', async () => {
  const event = await openEvent();
  const ann = await guestOf(event);
  const bob = await world.arrive();
  const taken = await ann.call(claimAccount, claimBody(bob.email));
  expect(taken).toMatchObject({ code: 422, errors: ['Email has already been taken'] });
  expect((await ann.call(claimAccount, claimBody('no address'))).errors).toEqual(['Email is invalid']);
  expect((await ann.call(claimAccount, claimBody('ann@example.org', 'short'))).code).toBe(422);
  expect(await bob.call(claimAccount, claimBody('bob2@example.org'))).toMatchObject({
    code: 422,
    message: 'This account already has an e-mail address',
  });

  const mails = ['one', 'two', 'three'].map((tab) => `${tab}@claims.example.org`);
  const answers = await Promise.all(mails.map((mail) => ann.call(claimAccount, claimBody(mail))));
  const won = answers.findIndex(({ code }) => code === 200);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 422, 422]);
  for (const { code, message } of answers)
    if (code === 422) expect(message).toBe('This account already has an e-mail address');
  const email = String(mails[won]);
  expect(answers[won]?.data.user).toEqual({ id: ann.id, alias: ann.alias, email });
  const { data, headers } = await world.nobody.call(signIn, { body: { user: { email, password: 'correct horse' } } });
  expect(data.user.id).toBe(ann.id);
  const back = new Person(world.app, String(headers.authorization).replace('Bearer ', ''), data.user);
  expect((await back.get(getEvent, of(event))).event.user_joined).toBe(true);
  expect((await ann.get(exportAccount, {})).export.user).toMatchObject({
    email,
    email_confirmed_at: null,
    guest_seen_at: null,
  });
});

test('two guests who claim one address at once do not both get it', async () => {
  const event = await openEvent();
  const guests = [await guestOf(event), await guestOf(event), await guestOf(event)];
  const answers = await Promise.all(guests.map((guest) => guest.call(claimAccount, claimBody('same@example.org'))));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 422, 422]);
  expect(answers.find(({ code }) => code === 422)?.errors).toEqual(['Email has already been taken']);
});

test('a guest deletes the account with the session alone, however old, and nothing of theirs stays', async () => {
  const event = await openEvent();
  const ann = await guestOf(event);
  await db().execute(sql`update sessions set created_at = now() - interval '9 days' where user_id = ${ann.id}`);
  await ann.get(deleteAccount, { body: { user: {} } });
  expect((await ann.send('GET', '/events')).code).toBe(401);
  expect(await rowsOf(db(), sql`select email, alias, guest_seen_at from users where id = ${ann.id}`)).toEqual([
    { email: null, alias: null, guest_seen_at: null },
  ]);
});

test('unclaimed guests are erased 30 days after their last event’s day or their last use, whichever is later', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  /** Days since the event's day (null: it has none), since the last use, and whether they are still there. */
  const cases: { event: number | null; used: number; signedOut?: boolean; claims?: boolean; stays: boolean }[] = [
    { event: 31, used: 31, stays: false },
    { event: 29, used: 40, stays: true },
    { event: 40, used: 29, stays: true },
    { event: null, used: 31, stays: false },
    { event: null, used: 29, stays: true },
    { event: -20, used: 60, stays: true },
    { event: 60, used: 29, signedOut: true, stays: true },
    { event: 60, used: 60, claims: true, stays: true },
  ];
  const guests = await Promise.all(
    cases.map(async ({ event: ago, used, signedOut, claims }, n) => {
      const event = await openEvent();
      const guest = await guestOf(event);
      if (claims) await guest.get(claimAccount, claimBody(`kept-${n}@example.org`));
      if (ago !== null) await db().execute(sql`update events set event_date = ${day(ago)} where id = ${event.id}`);
      const since = sql`now() - make_interval(days => ${signedOut ? 60 : used})`;
      await db().execute(
        sql`update users set guest_seen_at = ${since} where id = ${guest.id} and guest_seen_at is not null`,
      );
      await db().execute(sql`update sessions set last_used_at = ${since} where user_id = ${guest.id}`);
      if (signedOut) await db().execute(sql`update sessions set last_used_at = now() where user_id = ${guest.id}`);
      if (signedOut) await guest.get(signOut, {});
      return guest;
    }),
  );
  const upright = await world.arrive();
  await db().execute(sql`update sessions set last_used_at = now() - interval '90 days' where user_id = ${upright.id}`);
  await cleanUp(world.ctx);
  const there = new Set(
    (await rowsOf<{ id: string }>(db(), sql`select id from users where erased_at is null`)).map(({ id }) => id),
  );
  expect(guests.map(({ id }) => there.has(id))).toEqual(cases.map(({ stays }) => stays));
  // Nobody could open them another session: it lasts as long as the account.
  const codes = await Promise.all(guests.map(async (guest) => (await guest.send('GET', '/events')).code));
  expect(codes).toEqual(cases.map(({ stays, signedOut, claims }) => (stays && !signedOut && !claims ? 200 : 401)));
  expect(there.has(upright.id)).toBe(true);
});
