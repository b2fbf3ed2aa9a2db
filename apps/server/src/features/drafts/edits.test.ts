import { deleteAccount } from '@serendip/contract/accounts';
import {
  type DraftEdit,
  editMatchRun,
  listEdits,
  listMendingSwaps,
  listRoomsToAvoid,
} from '@serendip/contract/draft-edits';
import { publishMatchRun } from '@serendip/contract/drafts';
import { type Event, updateEvent } from '@serendip/contract/events';
import {
  getMatches,
  getMatchStatus,
  getRoomAssignments,
  listMatchRuns,
  listMyMatches,
} from '@serendip/contract/matching';
import { createRule, deleteRule, updateRule } from '@serendip/contract/rules';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completedRun, of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let host: Person;
let event: Event;
let people: Person[];
let run: { id: string };
beforeAll(async () => {
  world = await openWorld({ worker: true });
  host = await world.arrive();
  event = await world.createEvent(host);
  await host.get(updateEvent, { ...of(event), body: { event: { publish: 'by_hand' } } });
  people = await world.crowd(event, 12);
  run = await completedRun(host, event, { room_size: 3, rounds: 2 });
});
afterAll(() => world.close());

const params = () => ({ params: { event_id: event.id, run_id: run.id } });
const stateOf = () => host.get(listEdits, { ...params(), query: {} });
const plan = async (round = 1) => {
  const query = { match_run_id: run.id, round: String(round) };
  return (await host.get(getRoomAssignments, { ...of(event), query: query as never })).rooms.map((room) => ({
    number: room.room_number,
    percentage: room.match_percentage,
    category: room.match_category,
    people: room.participants.map(({ id }) => id),
    pinned: room.participants.filter(({ pinned }) => pinned).map(({ id }) => id),
  }));
};
const lists = async () =>
  JSON.stringify((await host.get(getMatches, { ...of(event), query: { match_run_id: run.id } as never })).matches);
const send = async (edit: DraftEdit, version?: number) =>
  host.call(editMatchRun, { ...params(), body: { edit, version: version ?? (await stateOf()).version } });
const change = async (edit: DraftEdit) => {
  const answer = await send(edit);
  expect([answer.message, answer.code]).toEqual(['Changed.', 200]);
  return answer.data;
};
const refusal = async (edit: DraftEdit) => {
  const { code, message, errors } = await send(edit);
  return [code, code === 422 && errors ? errors[0] : message];
};
const undoAll = async () => {
  while ((await stateOf()).edits.length > 0) await change({ kind: 'undo' });
};

describe('changing a draft by hand', () => {
  test('swaps two people and says what it means, and undoing again and again gives back what the engine proposed', async () => {
    const [before, second, listed] = [await plan(), await plan(2), await lists()];
    const [one, other] = [before[0]?.people[0] ?? '', before[1]?.people[0] ?? ''];
    const done = await change({ kind: 'swap', round: 1, user_id: one, other_id: other });
    expect(done.rooms.map(({ round, room_number }) => [round, room_number])).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(done.rooms[0]?.participants.map(({ id }) => id)).toContain(other);
    expect(done).toMatchObject({ version: 2, rules: [], pairs: [], match_run: { version: 2 } });
    expect(done.repeats).toBeGreaterThanOrEqual(done.repeats_before);
    expect(done.mean_percentage).toEqual({ before: expect.any(Number), after: expect.any(Number) });
    for (const { best_match_before, after } of done.loses) expect(after).toBeLessThan(best_match_before);
    await change({ kind: 'move', round: 1, user_id: one, room_number: 3 });
    await change({ kind: 'pin', round: 1, user_id: one });
    await change({ kind: 'swap', round: 2, user_id: second[0]?.people[1] ?? '', other_id: second[3]?.people[0] ?? '' });
    const { edits, version } = await stateOf();
    expect(edits.map(({ kind, by }) => [kind, by?.id])).toEqual(
      ['swap', 'pin', 'move', 'swap'].map((kind) => [kind, host.id]),
    );
    expect(edits[2]).toMatchObject({ round: 1, user_id: one, from_room_number: 2, room_number: 3, other_id: null });
    expect(version).toBe(5);
    expect(await plan()).not.toEqual(before);
    await undoAll();
    expect([await plan(), await plan(2), await lists()]).toEqual([before, second, listed]);
    expect(await refusal({ kind: 'undo' })).toEqual([422, 'There is nothing to undo']);
  });

  test('leaves nobody alone, keeps rooms to eight and people who are pinned in their room', async () => {
    const [first, second] = await plan();
    const [one = '', two = '', three = ''] = first?.people ?? [];
    const impossible = [422, 'This move is not possible'];
    const move = (user_id: string, room_number: number) => ({ kind: 'move', round: 1, user_id, room_number }) as const;
    expect(await refusal(move(one, 99))).toEqual(impossible);
    expect(await refusal(move(one, 1))).toEqual(impossible);
    await change(move(one, 2));
    expect(await refusal(move(two, 2))).toEqual(impossible);
    await change({ kind: 'pin', round: 1, user_id: two });
    const pinned = [422, 'This person is pinned'];
    expect(await refusal({ kind: 'swap', round: 1, user_id: second?.people[0] ?? '', other_id: two })).toEqual(pinned);
    expect(await refusal(move(two, 2))).toEqual(pinned);
    expect((await plan())[0]?.pinned).toEqual([two]);
    await change({ kind: 'unpin', round: 1, user_id: two });
    expect((await plan())[0]?.people.toSorted()).toEqual([two, three].toSorted());
    expect(await refusal({ ...move(two, 2), round: 3 })).toEqual([422, 'There is no such round']);
    expect(await refusal(move(host.id, 2))).toEqual([404, 'User not found']);
    await undoAll();
  });

  test('a move against a block has the words of any other impossible one, and a pair with one is taken like any other', async () => {
    const [first, second] = await plan();
    const [one = '', two = ''] = [first?.people[0], second?.people[0]];
    const block = sql`insert into blocks (user_id, other_id) values (${one}, ${two})`;
    const listed = await lists();
    await world.ctx.database.db.execute(block);
    expect(await refusal({ kind: 'move', round: 1, user_id: one, room_number: 2 })).toEqual([
      422,
      'This move is not possible',
    ]);
    const known = (
      await rowsOf<{ a: string; b: string }>(
        world.ctx.database.db,
        sql`select user_a as a, user_b as b from match_pairs where run_id = ${run.id}`,
      )
    ).some(({ a, b }) => [a, b].includes(one) && [a, b].includes(two));
    if (known) await change({ kind: 'remove_pair', user_id: one, other_id: two });
    const added = await change({ kind: 'add_pair', user_id: one, other_id: two });
    expect(added.pairs).toEqual([{ user_id: one, other_id: two, match_percentage: expect.any(Number), listed: true }]);
    await undoAll();
    expect(await lists()).toBe(listed);
    await world.ctx.database.db.execute(sql`delete from blocks where user_id = ${one}`);
  });

  test('adds and removes pairs, as long as everyone keeps 1 to 10 matches', async () => {
    const listed = await lists();
    const pairs = await rowsOf<{ a: string; b: string }>(
      world.ctx.database.db,
      sql`select user_a as a, user_b as b from match_pairs where run_id = ${run.id} order by rank`,
    );
    const one = pairs[0]?.a ?? '';
    const partners = () => pairs.filter(({ a, b }) => a === one || b === one).map(({ a, b }) => (a === one ? b : a));
    const strangers = people.map(({ id }) => id).filter((id) => id !== one && !partners().includes(id));
    for (const other_id of strangers.slice(0, 10 - partners().length))
      await change({ kind: 'add_pair', user_id: one, other_id });
    const rest = strangers[10 - partners().length];
    if (rest)
      expect(await refusal({ kind: 'add_pair', user_id: one, other_id: rest })).toEqual([
        422,
        'Everyone keeps 1 to 10 matches',
      ]);
    const [first = '', ...others] = partners();
    for (const other_id of [first, ...others]) await send({ kind: 'remove_pair', user_id: one, other_id });
    await undoAll();
    expect(await lists()).toBe(listed);
  });

  test('says which rule an edit breaks and which holds again, and which rooms rules keep a person out of', async () => {
    const [first, second] = await plan();
    const { matches } = await host.get(getMatches, { ...of(event), query: { match_run_id: run.id } as never });
    const listed = Object.values(matches).flat();
    const areListed = (a: string, b: string) =>
      listed.some(
        ({ user, matched_user: other }) => [user.id, other.id].toSorted().join() === [a, b].toSorted().join(),
      );
    // The rule speaks of lists as well, so the two are no match.
    const apart = first?.people.flatMap((a) => (second?.people ?? []).map((b) => [a, b] as const));
    const meetLater = (await plan(2)).map(({ people: of }) => of);
    const doMeet = (a: string, b: string) => meetLater.some((room) => room.includes(a) && room.includes(b));
    const [one, two] = apart?.find(([a, b]) => !areListed(a, b) && !doMeet(a, b)) ?? ['', ''];
    const rule = { kind: 'pair', strength: 'always', a: { people: [one] }, b: { people: [two] }, meet: false };
    const { rule: made } = await host.get(createRule, { ...of(event), body: { rule: rule as never } });
    const { rooms } = await host.get(listRoomsToAvoid, { ...params(), query: { round: '1', user_id: one } as never });
    expect(rooms).toEqual([{ room_number: 2, rule_id: made.id, sentence: made.sentence }]);
    const warned = async (edit: DraftEdit) => {
      const body = { edit, version: (await stateOf()).version, heed_rules: true };
      return host.call(editMatchRun, { ...params(), body });
    };
    const warning = { rules: [{ rule_id: made.id, sentence: made.sentence }] };
    const other = first?.people.find((id) => id !== one) ?? '';
    const visitor = second?.people.find((id) => id !== two) ?? '';
    const isWarning = { code: 409, message: 'A rule would be broken', data: warning };
    expect(await warned({ kind: 'move', round: 1, user_id: one, room_number: 2 })).toMatchObject(isWarning);
    // Of a swap, the other person is looked at as well.
    expect(await warned({ kind: 'swap', round: 1, user_id: visitor, other_id: one })).toMatchObject(isWarning);
    expect((await plan()).slice(0, 2)).toEqual([first, second]);
    expect((await warned({ kind: 'swap', round: 1, user_id: other, other_id: visitor })).code).toBe(200);
    await undoAll();
    const broken = await change({ kind: 'move', round: 1, user_id: one, room_number: 2 });
    const places = [{ people: [one, two].toSorted(), round: 1, room_number: 2 }];
    expect(broken.rules.map(({ broken_by, ...rest }) => rest)).toEqual([
      { rule_id: made.id, sentence: made.sentence, kept: false },
    ]);
    expect(broken.rules[0]?.broken_by.map((place) => ({ ...place, people: place.people.toSorted() }))).toEqual(places);
    expect(broken.match_run.rules).toMatchObject([{ rule_id: made.id, kept: false }]);
    const { swaps } = await host.get(listMendingSwaps, params());
    expect(swaps[0]).toMatchObject({ rule_id: made.id, round: 1 });
    const { round = 0, user_id = '', other_id = '' } = swaps[0] ?? {};
    const swapped = await change({ kind: 'swap', round, user_id, other_id });
    expect(swapped.rules).toMatchObject([{ rule_id: made.id, kept: true }]);
    await change({ kind: 'undo' });
    const mended = await change({ kind: 'undo' });
    expect(mended.rules).toEqual([{ rule_id: made.id, sentence: made.sentence, kept: true, broken_by: [] }]);
    // A draft is told by the rules as they stand: without an edit, and with no word that no plan was found.
    const [third] = first?.people.filter((id) => id !== one) ?? [];
    const changed = { ...rule, b: { people: [third] } };
    await host.get(updateRule, { params: { event_id: event.id, rule_id: made.id }, body: { rule: changed as never } });
    const { match_runs: runs } = await host.get(listMatchRuns, { ...of(event), query: {} });
    const told = runs.find(({ id }) => id === run.id)?.rules;
    expect(told).toMatchObject([{ kept: false, because: null, in_words: expect.stringMatching(/room 1[^"]*\.$/) }]);
    expect(told?.[0]?.in_words).not.toContain('No plan');
    await host.get(deleteRule, { params: { event_id: event.id, rule_id: made.id } });
    expect((await host.get(getMatchStatus, of(event))).match_run.rules).toBe(null);
  });

  test('of two hosts at once, the second is told, with the present state', async () => {
    const { version } = await stateOf();
    const [first] = await plan();
    const pin = (at: number) => ({ kind: 'pin', round: 1, user_id: first?.people[at] ?? '' }) as const;
    const answers = await Promise.all([send(pin(0), version), send(pin(1), version)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    const late = answers.find(({ code }) => code === 409);
    expect(late?.message).toBe('Somebody else changed this');
    expect(late?.data).toMatchObject({
      version: version + 1,
      match_run: { version: version + 1 },
      edits: [{ kind: 'pin' }],
    });
    await undoAll();
  });

  test('a run around a draft keeps what was fixed, an erased person is in no edit, and a published run is no draft', async () => {
    const [first, second] = await plan();
    const [moved = '', gone = ''] = [first?.people[0], second?.people[1]];
    await change({ kind: 'swap', round: 1, user_id: moved, other_id: gone });
    await change({ kind: 'pin', round: 1, user_id: moved });
    // The engine's reason for an added pair comes before guests see the run. Hosts read none.
    const [stranger] = await rowsOf<{ id: string }>(
      world.ctx.database.db,
      sql`select m.user_id as id from memberships m where m.event_id = ${event.id} and m.user_id not in (${moved}, ${gone})
        and not exists (select 1 from match_pairs p where p.run_id = ${run.id}
          and least(m.user_id, ${moved}::uuid) = p.user_a and greatest(m.user_id, ${moved}::uuid) = p.user_b) limit 1`,
    );
    const far = stranger?.id ?? '';
    await change({ kind: 'add_pair', user_id: moved, other_id: far });
    const erased = people.find(({ id }) => id === gone);
    await erased?.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
    expect((await stateOf()).edits.map(({ kind }) => kind)).toEqual(['add_pair', 'pin']);
    const around = run;
    const next = await completedRun(host, event, { room_size: 3, rounds: 2, around: around.id });
    expect(next).toMatchObject({ number: 2, published_at: null });
    const isExplained = sql`select 1 from meeting_reasons where run_id = ${around.id}
      and user_a = least(${moved}::uuid, ${far}::uuid) and user_b = greatest(${moved}::uuid, ${far}::uuid)`;
    await expect.poll(() => rowsOf(world.ctx.database.db, isExplained), { timeout: patience }).toHaveLength(1);
    await host.get(publishMatchRun, params());
    expect(await refusal({ kind: 'undo' })).toEqual([422, 'Only drafts can be changed']);
    const guest = people.find(({ id }) => id === moved);
    expect((await guest?.get(listMyMatches, of(event)))?.rooms[0]?.room_number).toBe(2);
    run = next;
    const kept = (await plan()).find(({ number }) => number === 2);
    expect([kept?.people.includes(moved), kept?.pinned]).toEqual([true, [moved]]);
  });
});
