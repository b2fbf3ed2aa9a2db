import { getMatchStatus, runMatches } from '@serendip/contract/matching';
import { createEventQuestion } from '@serendip/contract/questions';
import { patience } from '@serendip/test-kit/patience';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { engines } from '../../../test/engines.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { openJobQueue } from '../../queue/job-queue.ts';
import { matchRunJob } from '../../queue/jobs.ts';
import { executeMatchRun } from './execute-match-run.ts';

let world: World;
/** Joins every event, so that each has enough participants. */
let guests: Person[];
beforeEach(async () => {
  world = await openWorld({ env: { TRUST_PROXY: '1' } });
  guests = await Promise.all([1, 2, 3].map(() => world.arrive()));
});
afterEach(() => world.close());

const db = () => world.ctx.database.db;
const join = (event: { id: string }, people: Person[] = guests) =>
  db().execute(sql`insert into memberships (event_id, user_id)
    select ${event.id}::uuid, u.id from users u where u.id in ${people.map(({ id }) => id)}`);

/** An event of a host with a run in the queue. */
async function queued(host: Person, address = '192.0.2.1', people = guests): Promise<string> {
  const event = await world.createEvent(host);
  await join(event, people);
  const path = `/events/${event.id}/run_matches`;
  const { code, data } = await host.send('POST', path, {}, { 'x-forwarded-for': address });
  expect(code).toBe(202);
  return (data as { match_run: { id: string } }).match_run.id;
}

/** The same, of more people than a small run has. */
async function queuedLarge(host: Person): Promise<string> {
  const event = await world.createEvent(host);
  await db().execute(sql`with people as (
      insert into users (email, alias) select gen_random_uuid() || '@crowd.test', 'crowd-' || gen_random_uuid()
      from generate_series(1, 101) returning id)
    insert into memberships (event_id, user_id) select ${event.id}::uuid, id from people`);
  return (await host.get(runMatches, of(event))).match_run.id;
}

/** Works runs off without an engine; notes in which order they begin, and keeps those in `held` until it is released. */
async function work(held: string[] = [], queue = world.ctx.queue) {
  const begun: string[] = [];
  const release = Promise.withResolvers<void>();
  await queue.work(matchRunJob, async ({ run_id }) => {
    begun.push(run_id);
    if (held.includes(run_id)) await release.promise;
    await db().execute(sql`update match_runs set status = 'failed' where id = ${run_id}`);
  });
  return { begun, release: release.resolve };
}
const allBegun = (begun: string[], count: number) =>
  vi.waitFor(() => expect(begun).toHaveLength(count), { timeout: patience });

test('hosts take turns: whoever asks for one run waits for no second run of another host', async () => {
  const [ann, bob, cid, eve] = await Promise.all([1, 2, 3, 4].map(() => world.arrive()));
  const runs: Record<string, string[]> = { ann: [], bob: [], cid: [] };
  // All at once, as somebody does who is in nobody's favour.
  await Promise.all(
    Object.entries({ ann, bob, cid }).flatMap(([name, host]) =>
      [1, 2, 3, 4].map(async () => runs[name]?.push(await queued(host as Person))),
    ),
  );
  const last = await queued(eve as Person);
  const { begun } = await work();
  await allBegun(begun, 13);
  expect(begun.indexOf(last)).toBe(3);
  // Each round of three has a run of every host.
  const hostOf = (run: string) => Object.keys(runs).find((name) => runs[name]?.includes(run));
  const others = begun.filter((run) => run !== last).map(hostOf);
  for (let round = 0; round < 12; round += 3)
    expect(others.slice(round, round + 3).toSorted()).toEqual(['ann', 'bob', 'cid']);
});

test('a host who comes later waits for one run of each other host, however many those have had and have', async () => {
  const [ann, bob] = (await Promise.all([world.arrive(), world.arrive()])) as [Person, Person];
  const early: string[] = [];
  for (let run = 0; run < 4; run += 1) early.push(await queued(ann));
  const { begun, release } = await work([early[0] as string]);
  await allBegun(begun, 1);
  const late = await queued(bob);
  release();
  await allBegun(begun, 5);
  expect(begun.indexOf(late)).toBeLessThanOrEqual(2);
});

test('networks take turns before hosts do: a crowd of accounts behind one address is one neighbour in the queue', async () => {
  const crowd = await Promise.all(Array.from({ length: 12 }, () => world.arrive()));
  const other = await world.arrive();
  for (const host of crowd) await queued(host, '203.0.113.7');
  const last = await queued(other, '198.51.100.9');
  const { begun } = await work();
  await allBegun(begun, 13);
  expect(begun.indexOf(last)).toBeLessThanOrEqual(1);
});

const asGuest = ({ id }: Person) => db().execute(sql`update users set email = null where id = ${id}`);
const sinceYesterday = ({ id }: Person) =>
  db().execute(sql`update users set created_at = now() - interval '25 hours' where id = ${id}`);

test('in a network kinds of accounts take turns: a crowd of guests, and one of new accounts, are two neighbours there', async () => {
  const crowd = await Promise.all(Array.from({ length: 12 }, () => world.arrive()));
  for (const guest of crowd.slice(6)) await asGuest(guest);
  const [fresh, known] = [await world.arrive(), await world.arrive()];
  await sinceYesterday(known);
  const others: string[] = [];
  for (const host of crowd.slice(6)) others.push(await queued(host));
  const early = await queued(fresh);
  for (const host of crowd.slice(0, 6)) others.push(await queued(host));
  const last = await queued(known);
  const { begun } = await work();
  await allBegun(begun, 14);
  // The first one may have begun before the others were there.
  expect(begun.indexOf(early)).toBeLessThanOrEqual(3);
  expect(begun.indexOf(last)).toBeLessThanOrEqual(3);
});

test('of equal hosts, one whose people wait for no other run is held up by none whose people are everywhere, and holds up nobody for ever', async () => {
  const crowd = await Promise.all(Array.from({ length: 8 }, () => world.arrive()));
  const real = await world.arrive();
  const hollow: string[] = [];
  for (const host of crowd) hollow.push(await queued(host));
  const people = await Promise.all([1, 2, 3].map(() => world.arrive()));
  const last = await queued(real, '192.0.2.1', people);
  const { begun } = await work();
  await allBegun(begun, 9);
  expect(begun.indexOf(last)).toBeLessThanOrEqual(1);
  expect(begun.indexOf(hollow[0] as string)).toBeLessThanOrEqual(1);
});

test('where mail is sent, hosts without a confirmed address share one turn, wherever they are', async () => {
  const mailing = await openWorld({ beside: world, env: { SMTP_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: '1' } });
  const crowd = await Promise.all(Array.from({ length: 6 }, () => mailing.arrive()));
  const known = await mailing.arrive();
  await db().execute(sql`update users set email_confirmed_at = now() where id = ${known.id}`);
  for (const [at, host] of crowd.entries()) await queued(host, `203.0.113.${at}`);
  const last = await queued(known, '203.0.113.1');
  const { begun } = await work();
  await allBegun(begun, 7);
  expect(begun.indexOf(last)).toBeLessThanOrEqual(1);
  await mailing.close();
});

test('a small run waits for no large one, a large one for no small ones, and a host has one run at a time', async () => {
  const [ann, bob, cid] = (await Promise.all([1, 2, 3].map(() => world.arrive()))) as [Person, Person, Person];
  const large = await queuedLarge(ann);
  const { begun, release } = await work([large]);
  await allBegun(begun, 1);
  const own = await queued(ann);
  const behind = await queuedLarge(bob);
  const small = await queued(cid);
  await allBegun(begun, 2);
  expect(begun.toSorted()).toEqual([large, small].toSorted());
  release();
  await allBegun(begun, 4);
  expect(begun.slice(2).toSorted()).toEqual([own, behind].toSorted());
});

test('many and long answers make a run a large one', async () => {
  const host = await world.arrive();
  const event = await world.createEvent(host);
  await join(event);
  for (const text of ['Long?', 'Longer?'])
    await host.get(createEventQuestion, { ...of(event), body: { question: { text } } });
  await db().execute(sql`insert into event_answers (question_id, user_id, value)
    select q.id, m.user_id, to_jsonb(repeat('so ', 25000)) from event_questions q join memberships m on m.event_id = q.event_id
    where q.event_id = ${event.id}`);
  await host.get(runMatches, of(event));
  const [job] = await rowsOf<{ priority: number }>(
    db(),
    sql`select priority from jobs.job where name = ${matchRunJob.name} and state = 'created'`,
  );
  expect(job?.priority).toBeLessThanOrEqual(0);
});

test('several workers keep the turns together, and each run is worked on once', async () => {
  const [ann, bob] = (await Promise.all([world.arrive(), world.arrive()])) as [Person, Person];
  const first = await queued(ann);
  const runs = [first, ...(await Promise.all([1, 2, 3].map(() => queued(ann))))];
  const other = await queued(bob);
  const second = await openJobQueue(world.ctx.database, world.ctx.log, { worker: false });
  try {
    const one = await work([first]);
    await allBegun(one.begun, 1);
    const two = await work([first], second);
    // Only the other host's run may begin while the first host's is under way.
    await vi.waitFor(() => expect([...one.begun, ...two.begun]).toContain(other), { timeout: patience });
    expect([...one.begun, ...two.begun].filter((run) => run !== other)).toEqual([first]);
    one.release();
    two.release();
    await vi.waitFor(() => expect([...one.begun, ...two.begun]).toHaveLength(5), { timeout: patience });
    expect([...one.begun, ...two.begun].toSorted()).toEqual([...runs, other].toSorted());
  } finally {
    await second.stop();
  }
});

test('a result says so where answers were too long, all together, to be read to the end', async () => {
  const host = await world.arrive();
  const event = await world.createEvent(host);
  await join(event);
  const { question } = await host.get(createEventQuestion, {
    ...of(event),
    body: { question: { text: 'What do you do?' } },
  });
  const [short, ...wordy] = guests as [Person, Person, Person];
  // Dots cost the engine nothing.
  const answer = (who: Person, text: string) =>
    db().execute(sql`insert into event_answers (question_id, user_id, value)
    values (${question.id}, ${who.id}, to_jsonb(${text}::text))`);
  await answer(short, 'I keep bees');
  for (const one of wordy) await answer(one, `I bake bread ${'.'.repeat(1_200_000)}`);
  const { match_run: run } = await host.get(runMatches, of(event));
  await executeMatchRun(world.ctx, run.id, new AbortController().signal, engines);
  const ended = (await host.get(getMatchStatus, of(event))).match_run;
  expect(ended).toMatchObject({ status: 'completed', read_in_part: 2 });
});
