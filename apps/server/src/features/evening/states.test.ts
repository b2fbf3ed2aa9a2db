import { actOnLive, getLive, type Live, type LiveAction } from '@serendip/contract/evening';
import type { Event } from '@serendip/contract/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, ask, liveOf, pass, plannedRun } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { cleanUp } from '../erasure/clean-up.ts';
import { eveningAdvancer } from './clock/advance-evenings.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Night {
  host: Person;
  event: Event;
  people: Person[];
}

/** An event of four with a plan of three rounds, in pairs. */
async function aNight(): Promise<Night & { run: { id: string } }> {
  const host = await world.arrive();
  const event = await world.createEvent(host);
  const people = await world.crowd(event, 4);
  const [a, b, c, d] = people as [Person, Person, Person, Person];
  const roundRobin = (x: Person, [y, z]: [Person, Person], last: Person) => [
    [x, last],
    [y, z],
  ];
  const run = await plannedRun(world, event, [
    roundRobin(a, [c, d], b),
    roundRobin(a, [b, d], c),
    roundRobin(a, [b, c], d),
  ]);
  return { host, event, people, run };
}

const secondsLeft = ({ ends_at, now }: Live) => (Date.parse(String(ends_at)) - Date.parse(now)) / 1_000;
const where = ({ state, round, version }: Live) => [state, round, version];

test('an evening goes from open doors through rounds and breaks to its end, by hand', async () => {
  const { host, event, run } = await aNight();
  expect(await host.get(getLive, of(event))).toEqual({ live: null });
  const doors = await act(host, event, 'open_doors');
  expect(doors).toMatchObject({ state: 'doors', round: 0, rounds: 0, ends_at: null, paused_left: null, version: 1 });
  expect(doors).toMatchObject({ here_count: 0, expected_count: 4, match_run_id: null, room_names: null });
  expect(doors.code).toMatch(/^[A-HJ-KM-NP-TV-Z2-9]{6}$/);

  const first = await act(host, event, 'start', { minutes: 5, break_minutes: 1, automatic: false });
  expect(first).toMatchObject({
    state: 'round',
    round: 1,
    rounds: 3,
    version: 2,
    automatic: false,
    minutes: 5,
    break_minutes: 1,
    match_run_id: run.id,
  });
  expect(secondsLeft(first)).toBeGreaterThan(295);
  expect(secondsLeft(first)).toBeLessThanOrEqual(300);
  const pause = await act(host, event, 'next');
  expect(where(pause)).toEqual(['break', 1, 3]);
  expect(secondsLeft(pause)).toBeLessThanOrEqual(60);
  expect(where(await act(host, event, 'next'))).toEqual(['round', 2, 4]);
  expect(where(await act(host, event, 'next'))).toEqual(['break', 2, 5]);
  expect(where(await act(host, event, 'next'))).toEqual(['round', 3, 6]);
  const over = await act(host, event, 'next');
  expect(over).toMatchObject({ state: 'ended', round: 3, version: 7, ends_at: null, code: null });

  // The doors may open again: another evening, another code, and the version goes on.
  const again = await act(host, event, 'open_doors');
  expect(again).toMatchObject({ state: 'doors', round: 0, rounds: 0, version: 8 });
  expect(again.code).not.toBe(doors.code);
  expect(where(await act(host, event, 'end'))).toEqual(['ended', 0, 9]);
});

test('without a break rounds follow one another, and a pause keeps what is left', async () => {
  const { host, event } = await aNight();
  await act(host, event, 'open_doors');
  await act(host, event, 'start', { minutes: 1, break_minutes: 0, automatic: false });
  await pass(world, event, 20);
  const paused = await act(host, event, 'pause');
  expect(paused).toMatchObject({ state: 'paused', paused_in: 'round', ends_at: null });
  expect(paused.paused_left).toBeGreaterThan(30);
  expect(paused.paused_left).toBeLessThanOrEqual(40);
  const more = await act(host, event, 'add_minute');
  expect(more.paused_left).toBeCloseTo(Number(paused.paused_left) + 60);
  const resumed = await act(host, event, 'resume');
  expect(resumed).toMatchObject({ state: 'round', paused_left: null, paused_in: null });
  expect(secondsLeft(resumed)).toBeGreaterThan(90);
  // Overrun, since the host goes on by hand: a minute more counts from now.
  await pass(world, event, 500);
  expect(secondsLeft(await liveOf(host, event))).toBeLessThan(-300);
  const extended = await act(host, event, 'add_minute');
  expect(secondsLeft(extended)).toBeGreaterThan(55);
  expect(secondsLeft(extended)).toBeLessThanOrEqual(60);
  await act(host, event, 'pause');
  expect(await act(host, event, 'next')).toMatchObject({ state: 'round', round: 2, paused_left: null });
});

test('a round can be added in a round, a break or a pause, up to twelve, and the evening goes on with it', async () => {
  const { host, event } = await aNight();
  await act(host, event, 'open_doors');
  await act(host, event, 'start', { minutes: 10, break_minutes: 10, automatic: true });
  expect(await act(host, event, 'add_round')).toMatchObject({ state: 'round', round: 1, rounds: 4 });
  await act(host, event, 'next');
  expect(await act(host, event, 'add_round')).toMatchObject({ state: 'break', rounds: 5 });
  await act(host, event, 'pause');
  expect(await act(host, event, 'add_round')).toMatchObject({ state: 'paused', rounds: 6 });
  await act(host, event, 'resume');
  for (const rounds of [7, 8, 9, 10, 11, 12]) expect(await act(host, event, 'add_round')).toMatchObject({ rounds });
  const { live } = await host.get(getLive, of(event));
  expect(await ask(host, event, 'add_round', live?.version ?? 0)).toMatchObject({
    code: 422,
    message: 'An evening has at most 12 rounds',
  });
  // Of round 1 its break is left, then eleven rounds with a break between each two: half of the last one is over.
  await pass(world, event, (10 + 11 * 10 + 10 * 10 - 5) * 60);
  await eveningAdvancer(world.ctx)();
  expect(await liveOf(host, event)).toMatchObject({ state: 'round', round: 12 });
  await pass(world, event, 600);
  await eveningAdvancer(world.ctx)();
  expect(await liveOf(host, event)).toMatchObject({ state: 'ended', round: 12 });
});

test('anything that a state does not allow is 422 with a sentence, and changes nothing', async () => {
  const { host, event } = await aNight();
  const refused = async (action: LiveAction) => {
    const before = await host.get(getLive, of(event));
    const { code, message } = await ask(host, event, action, before.live?.version ?? 0);
    expect(code).toBe(422);
    expect({ ...(await host.get(getLive, of(event))).live, now: '' }).toEqual({ ...before.live, now: '' });
    return message;
  };
  for (const action of ['renew_code', 'start', 'next', 'pause', 'resume', 'add_minute', 'add_round', 'end'] as const)
    expect(await refused(action)).toBe('Open the doors first');
  await act(host, event, 'open_doors');
  expect(await refused('open_doors')).toBe('The doors are open already');
  expect(await refused('next')).toBe('Start round 1 first');
  expect(await refused('pause')).toBe('Only a round or a break can be paused');
  expect(await refused('resume')).toBe('The evening is not paused');
  expect(await refused('add_minute')).toBe('Only a round or a break can have a minute more');
  expect(await refused('add_round')).toBe('Start round 1 first');
  await act(host, event, 'start');
  expect(await refused('start')).toBe('The rounds have begun already');
  expect(await refused('open_doors')).toBe('The doors are open already');
  await act(host, event, 'pause');
  expect(await refused('pause')).toBe('The evening is paused already');
  await act(host, event, 'end');
  expect(await refused('end')).toBe('The evening has ended already');
  expect(await refused('next')).toBe('Open the doors first');
});

test('rounds need a completed run of the event', async () => {
  const { event, run, host: other } = await aNight();
  const host = await world.arrive();
  const theirs = await world.createEvent(host);
  const { version } = await act(host, theirs, 'open_doors');
  expect(await ask(host, theirs, 'start', version)).toMatchObject({ code: 422, message: 'No matches yet' });
  const foreign = await ask(host, theirs, 'start', version, { match_run_id: run.id });
  expect(foreign).toMatchObject({ code: 404, message: 'Match run not found' });
  expect(await ask(host, theirs, 'start', version, { match_run_id: 'none' })).toMatchObject({ code: 404 });
  for (const wrong of [{ minutes: 0 }, { minutes: 91 }, { break_minutes: 31 }, { automatic: 'no' as never }])
    expect(await ask(host, theirs, 'start', version, wrong)).toMatchObject({ code: 422 });
  await act(other, event, 'open_doors');
  expect(await act(other, event, 'start', { match_run_id: run.id })).toMatchObject({ rounds: 3 });
});

test('of two phones, a double tap and a retry one acts, the others hear how the evening is', async () => {
  const { host, event } = await aNight();
  // Nothing has begun, and a wrong version gets a 409.
  expect(await ask(host, event, 'open_doors', 3)).toMatchObject({
    code: 409,
    message: 'The evening has moved on',
    data: { live: null },
  });
  const twice = await Promise.all([ask(host, event, 'open_doors', 0), ask(host, event, 'open_doors', 0)]);
  expect(twice.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  const late = twice.find(({ code }) => code === 409);
  expect(late).toMatchObject({ message: 'The evening has moved on', data: { live: { state: 'doors', version: 1 } } });
  // As a retry is: the same call again, after its answer was lost.
  expect(await ask(host, event, 'open_doors', 0)).toMatchObject({ code: 409, data: { live: { version: 1 } } });
  await act(host, event, 'start', { automatic: false });
  const taps = await Promise.all(Array.from({ length: 5 }, () => ask(host, event, 'next', 2)));
  expect(taps.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(where(await liveOf(host, event))).toEqual(['break', 1, 3]);
});

test('rounds and breaks follow by themselves, from the end that each had, in whichever process looks first', async () => {
  const { host, event } = await aNight();
  const beside = await openWorld({ beside: world });
  const look = [eveningAdvancer(world.ctx), eveningAdvancer(beside.ctx), eveningAdvancer(beside.ctx)];
  const everybodyLooks = () => Promise.all(look.map((one) => one()));
  await act(host, event, 'open_doors');
  await act(host, event, 'start', { minutes: 10, break_minutes: 2 });
  await everybodyLooks();
  expect(where(await liveOf(host, event))).toEqual(['round', 1, 2]);
  // Nobody was there for three minutes: the break began two and a half minutes after its time, and has ended since.
  await pass(world, event, 12 * 60 + 30);
  await everybodyLooks();
  const second = await liveOf(host, event);
  expect(where(second)).toEqual(['round', 2, 4]);
  expect(secondsLeft(second)).toBeGreaterThan(9 * 60 + 20);
  expect(secondsLeft(second)).toBeLessThanOrEqual(9 * 60 + 30);
  // A paused round waits at any time.
  await act(host, event, 'pause');
  await pass(world, event, 3_600);
  await everybodyLooks();
  expect(await liveOf(host, event)).toMatchObject({ state: 'paused', round: 2 });
  await act(host, event, 'resume');
  await pass(world, event, 3_600);
  await everybodyLooks();
  await everybodyLooks();
  // The rest of the plan: break, round 3, the end.
  expect(await liveOf(host, event)).toMatchObject({ state: 'ended', round: 3, version: 9, code: null });
  await beside.close();
});

test('an action on a state that has come to its end hears that it has moved on, whether or not a process has looked', async () => {
  const { host, event } = await aNight();
  await act(host, event, 'open_doors');
  const { version } = await act(host, event, 'start', { minutes: 5, break_minutes: 2 });
  await pass(world, event, 330);
  const late = await ask(host, event, 'pause', version);
  expect(late).toMatchObject({ code: 409, data: { live: { state: 'break', round: 1, version: version + 1 } } });
  expect(await ask(host, event, 'pause', version + 1)).toMatchObject({ code: 200 });
});

test('an operator sees how many evenings are in which state, who took their steps, and how late the clock was', async () => {
  const { host, event } = await aNight();
  await act(host, event, 'open_doors');
  await act(host, event, 'start', { minutes: 5, break_minutes: 2 });
  await pass(world, event, 330);
  await eveningAdvancer(world.ctx)();
  const { body } = await world.app.inject('/api/metrics');
  for (const line of [
    /^serendip_evenings\{state="break"\} [1-9]\d*$/m,
    /^serendip_evening_steps_total\{to="round",by="host"\} [1-9]\d*$/m,
    /^serendip_evening_steps_total\{to="break",by="clock"\} [1-9]\d*$/m,
    /^serendip_evening_late_seconds_bucket\{le="60"\} [1-9]\d*$/m,
  ])
    expect(body).toMatch(line);
  expect(body).not.toContain(event.id);
});

test('a host who goes on by hand goes on when they want, however late', async () => {
  const { host, event } = await aNight();
  await act(host, event, 'open_doors');
  await act(host, event, 'start', { minutes: 1, automatic: false });
  await pass(world, event, 7_200);
  await eveningAdvancer(world.ctx)();
  expect(where(await liveOf(host, event))).toEqual(['round', 1, 2]);
  const next = await act(host, event, 'next');
  expect(secondsLeft(next)).toBeGreaterThan(115);
});

test('an evening that nobody has ended for a week ends by itself, and its code with it', async () => {
  const [forgotten, recent] = [await aNight(), await aNight()];
  for (const { host, event } of [forgotten, recent]) await act(host, event, 'open_doors');
  await world.ctx.database.db.execute(sql`update live_sessions set opened_at = now() - interval '169 hours'
    where event_id = ${forgotten.event.id}`);
  await cleanUp(world.ctx);
  expect(await liveOf(forgotten.host, forgotten.event)).toMatchObject({ state: 'ended', version: 2, code: null });
  expect(await liveOf(recent.host, recent.event)).toMatchObject({ state: 'doors', version: 1 });
});

test('a version is a whole number, and an action one of the list', async () => {
  const { host, event } = await aNight();
  for (const live of [{ action: 'open_doors' }, { action: 'fly', version: 0 }, { action: 'next', version: -1 }])
    expect(await host.call(actOnLive, { ...of(event), body: { live } as never })).toMatchObject({ code: 422 });
  expect(await host.get(getLive, of(event))).toEqual({ live: null });
});
