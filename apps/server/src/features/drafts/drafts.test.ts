import { exportAccount } from '@serendip/contract/account-export';
import { endpoints } from '@serendip/contract/api';
import { deleteMatchRun, getMatchRunChanges, publishMatchRun } from '@serendip/contract/drafts';
import { type Event, getEvent, leaveEvent, updateEvent } from '@serendip/contract/events';
import { getMatches, listMatchRuns, listMyMatches } from '@serendip/contract/matching';
import { sendMessage } from '@serendip/contract/messages';
import { listNotifications } from '@serendip/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act } from '../../../test/evening.ts';
import { completedRun, of } from '../../../test/matching.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({ worker: true });
  host = await world.arrive();
});
afterAll(() => world.close());

type Four = [Person, Person, Person, Person];
/** An event that is published by hand, with four guests. */
async function eventByHand(): Promise<{ event: Event; people: Four }> {
  const event = await world.createEvent(host);
  await host.get(updateEvent, { ...of(event), body: { event: { publish: 'by_hand' } } });
  return { event, people: (await world.crowd(event, 4)) as Four };
}
const run = (event: { id: string }, { id }: { id: string }) => ({ params: { event_id: event.id, run_id: id } });

/** A completed run of these pairs that nobody has published. */
async function draftOf(event: { id: string }, pairs: [Person, Person][]): Promise<{ id: string }> {
  const draft = await storedRun(
    world,
    event,
    pairs.map((two) => ({ of: two })),
  );
  await world.ctx.database.db.execute(sql`update match_runs set published_at = null, completed_at = now(),
    number = (select count(*) from match_runs where event_id = ${event.id}) where id = ${draft.id}`);
  return draft;
}
const matchedWith = async (person: Person, event: { id: string }) =>
  (await person.get(listMyMatches, of(event))).matches.map(({ user }) => user.id).toSorted();
const newsOf = async (person: Person) => (await person.get(listNotifications, {})).notifications;
const mayWrite = async (one: Person, other: Person) =>
  (await one.call(sendMessage, { params: { user_id: other.id }, body: { message: { content: 'Hello' } } })).code;
const publish = (event: { id: string }, one: { id: string }) => host.get(publishMatchRun, run(event, one));

/** Every answer that a guest can get by reading. */
async function readAs(guest: Person, other: Person, event: { id: string }, runId: string): Promise<string[]> {
  const values: Record<string, string> = { event_id: event.id, user_id: other.id, run_id: runId, match_run_id: runId };
  const answers: string[] = [];
  for (const { id, method, path, access } of endpoints.filter(
    (one) => one.method === 'GET' && one.access !== 'public',
  )) {
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? 'none');
    const { code, message, data } = await guest.send(method, filled);
    answers.push(`${id} ${access} ${code} ${message} ${JSON.stringify(data)}`.replaceAll(/"now":"[^"]*"/g, ''));
  }
  return answers;
}

test('a draft is seen by its hosts alone: no call, bell or export of a guest changes by it', async () => {
  const { event, people } = await eventByHand();
  const [ann, bob] = people;
  expect((await host.get(getEvent, of(event))).event.publish).toBe('by_hand');
  expect((await ann.get(getEvent, of(event))).event).not.toHaveProperty('publish');
  const placeholder = '00000000-0000-4000-8000-000000000000';
  const before = await readAs(ann, bob, event, placeholder);
  const draft = await completedRun(host, event);
  expect(draft).toMatchObject({ published_at: null, number: 1, version: 1, status: 'completed' });
  const after = await readAs(ann, bob, event, draft.id);
  expect(after).toEqual(before);
  expect(JSON.stringify(after)).not.toContain(draft.id);
  const exported = await ann.get(exportAccount, {});
  expect([exported.export.matches, exported.export.seats, exported.export.meetings]).toEqual([[], [], []]);
  const listed = (await host.get(getMatches, of(event))).matches;
  const [pair] = [...listed.mutual_connections, ...listed.can_help];
  const [one, other] = [pair?.user.id, pair?.matched_user.id].map((id) => people.find((person) => person.id === id));
  if (!one || !other) throw new Error('the run has no pair');
  expect(await mayWrite(one, other)).toBe(403);
  expect(world.mails.filter(({ subject }) => subject.includes('matches'))).toEqual([]);

  const { match_run: published } = await publish(event, draft);
  expect(published.published_at).not.toBeNull();
  expect(await matchedWith(one, event)).toContain(other.id);
  expect(await mayWrite(one, other)).toBe(200);
  expect((await newsOf(ann)).map(({ kind }) => kind)).toEqual(['matches_ready']);
});

test('a run of an event that publishes at once is published at its completion', async () => {
  const event = await world.createEvent(host);
  const [ann] = await world.crowd(event, 3);
  const done = await completedRun(host, event);
  expect(done.published_at).toBe(done.completed_at);
  expect(await matchedWith(ann as Person, event)).not.toEqual([]);
});

test('publishing tells the people whose list changes, and an older run can be brought back', async () => {
  const { event, people } = await eventByHand();
  const [ann, bob, cleo, dan] = people;
  const first = await draftOf(event, [
    [ann, bob],
    [cleo, dan],
  ]);
  expect(await host.get(getMatchRunChanges, run(event, first))).toMatchObject({
    people: 4,
    kept: 0,
    added: 2,
    removed: 0,
  });
  await publish(event, first);
  const second = await draftOf(event, [
    [ann, bob],
    [ann, cleo],
  ]);
  expect(await matchedWith(ann, event)).toEqual([bob.id]);
  expect(await mayWrite(ann, cleo)).toBe(403);
  const changes = await host.get(getMatchRunChanges, run(event, second));
  expect(changes).toMatchObject({ people: 3, people_unchanged: 1, kept: 1, added: 1, removed: 1 });
  expect(changes.persons).toEqual(
    [
      { id: ann.id, added: [cleo.id], removed: [] },
      { id: cleo.id, added: [ann.id], removed: [dan.id] },
      { id: dan.id, added: [], removed: [cleo.id] },
    ].toSorted((a, b) => a.id.localeCompare(b.id)),
  );
  const causesOf = async (id: string) =>
    (
      await rowsOf<{ cause: string }>(
        world.ctx.database.db,
        sql`select cause from notifications where kind = 'matches_ready' and user_id = ${id} and event_id = ${event.id}`,
      )
    ).map(({ cause }) => cause);
  await publish(event, second);
  expect(await causesOf(bob.id)).toEqual([first.id]);
  expect(await causesOf(cleo.id)).toEqual([second.id]);
  const again = await publish(event, second);
  expect((await publish(event, second)).match_run).toEqual(again.match_run);
  await publish(event, first);
  expect(await matchedWith(ann, event)).toEqual([bob.id]);
  expect(await causesOf(cleo.id)).toEqual([expect.stringMatching(new RegExp(`^${first.id} \\d`))]);
  // A run that was ever published lets them write.
  expect([await mayWrite(ann, cleo), await mayWrite(ann, dan)]).toEqual([200, 403]);
});

test('publishing drops pairs of people who left, and shows a pair with a block to neither, which no number tells the host', async () => {
  const { event, people } = await eventByHand();
  const [ann, bob, cleo, dan] = people;
  const draft = await draftOf(event, [
    [ann, bob],
    [ann, cleo],
    [ann, dan],
  ]);
  await dan.get(leaveEvent, of(event));
  const before = await host.get(getMatchRunChanges, run(event, draft));
  await world.ctx.database.db.execute(
    sql`insert into blocks (user_id, other_id) values (${bob.id}, ${ann.id}) on conflict do nothing`,
  );
  expect(await host.get(getMatchRunChanges, run(event, draft))).toEqual(before);
  expect(before).toMatchObject({ people: 3, added: 2 });
  const { match_run: published } = await publish(event, draft);
  expect(published.total_matches_generated).toBe(2);
  expect([await matchedWith(ann, event), await matchedWith(bob, event)]).toEqual([[cleo.id], []]);
  expect((await newsOf(bob)).map(({ kind }) => kind)).not.toContain('matches_ready');
});

test('a run that guests do not see and no evening used can be deleted: numbers and permission to write stay', async () => {
  const { event, people } = await eventByHand();
  const [ann, bob, cleo] = people;
  const first = await draftOf(event, [[ann, bob]]);
  const second = await draftOf(event, [[ann, cleo]]);
  const third = await draftOf(event, [[bob, cleo]]);
  const remove = (one: { id: string }) => host.call(deleteMatchRun, run(event, one));
  await publish(event, first);
  expect((await remove(first)).message).toBe('This run is in use');
  await publish(event, third);
  expect((await remove(second)).code).toBe(200);
  expect((await remove(first)).code).toBe(200);
  for (const gone of [await remove(first), await host.call(publishMatchRun, run(event, first))])
    expect([gone.code, gone.message]).toEqual([404, 'Match run not found']);
  const { match_runs: left, total } = await host.get(listMatchRuns, of(event));
  expect([left.map(({ id, number }) => [id, number]), total]).toEqual([[[third.id, 3]], 1]);
  expect([await mayWrite(ann, bob), await mayWrite(ann, cleo)]).toEqual([200, 403]);
  const next = await completedRun(host, event);
  expect(next.number).toBe(4);
});

test('an evening that starts on a draft publishes it, and runs on it until its end', async () => {
  const { event, people } = await eventByHand();
  const [ann, bob, cleo] = people;
  const first = await draftOf(event, [[ann, bob]]);
  await publish(event, first);
  const second = await draftOf(event, [[ann, cleo]]);
  await act(host, event, 'open_doors');
  await act(host, event, 'start');
  expect(await matchedWith(ann, event)).toEqual([cleo.id]);
  const refused = await host.call(publishMatchRun, run(event, first));
  expect([refused.code, refused.message]).toEqual([409, 'The evening runs on other matches']);
  expect((await host.call(publishMatchRun, run(event, second))).code).toBe(200);
  await act(host, event, 'end');
  await publish(event, first);
  expect((await host.call(deleteMatchRun, run(event, second))).message).toBe('This run is in use');
});
