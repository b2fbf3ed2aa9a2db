import { listEdits } from '@serendip/contract/draft-edits';
import { deleteMatchRun, getMatchRunChanges, publishMatchRun } from '@serendip/contract/drafts';
import { leaveEvent, updateEvent } from '@serendip/contract/events';
import { deleteLabel } from '@serendip/contract/labels';
import { getMatches, getMatchStatus, getRoomAssignments, listMatchRuns } from '@serendip/contract/matching';
import { deleteRule } from '@serendip/contract/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completedRun, of } from '../../../test/matching.ts';
import { people, ruleCalls } from '../../../test/rule-calls.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({ worker: true });
  host = await world.arrive();
});
afterAll(() => world.close());

const { check, label, make, named, rulesOf, send } = ruleCalls(() => ({ world, host }));

test('sixty rules that all conflict, one that touches everyone and one about a person who left end in a run that says which hold', async () => {
  const event = await world.createEvent(host);
  const [ana, ben] = await named(event, 'Ana', 'Ben', 'Cem', 'Dora', 'Eva');
  const everyone = { everyone: true };
  const all = await make(event, { kind: 'pair', a: everyone, b: everyone, meet: false });
  const left = await make(event, { kind: 'stay', group: people(ben), room_number: 9 });
  await ben.get(leaveEvent, of(event));
  // Each room number, and meeting everyone or nobody.
  const made = await Promise.all(
    Array.from({ length: 60 }, (_, at) => send(event, { kind: 'stay', group: people(ana), room_number: at + 1 })),
  );
  expect(made.filter(({ code }) => code === 200)).toHaveLength(58);
  expect(made.find(({ code }) => code === 422)?.errors).toEqual(['An event has at most 60 rules']);
  const rules = await rulesOf(event);
  expect(rules.find(({ id }) => id === all.id)?.touches).toEqual({ people: 4, pairs: 6 });
  expect(rules.find(({ id }) => id === left.id)?.touches).toEqual({ people: 0, pairs: 0 });
  for (const { id, conflicts } of rules.filter(({ id: one }) => one !== left.id)) {
    expect([id, conflicts.length > 0]).toEqual([id, true]);
    expect(conflicts.length).toBeLessThanOrEqual(5);
  }
  const run = await completedRun(host, event, { room_size: 2 });
  expect(run.rules).toHaveLength(60);
  const kept = run.rules?.filter((one) => one.kept) ?? [];
  expect(kept.map(({ rule_id }) => rule_id)).toContain(left.id);
  // One room at most can be hers.
  expect(kept.length).toBeLessThanOrEqual(2);
});

test('of 2,000 people with 1,900 of one company, keeping them apart is told at once to be impossible', async () => {
  const event = await world.createEvent(host);
  await world.ctx.database.db.execute(sql`with made as (
      insert into users (email, alias, password_hash)
      select 'p' || n || case when n <= 1900 then '@acme.com' else '@firm' || n || '.org' end, 'crowd-' || n, '-'
      from generate_series(1, 2000) n returning id)
    insert into memberships (event_id, user_id) select ${event.id}, id from made`);
  const apart = await check(event, { kind: 'same', by: 'email_domain', want: 'apart' }, { room_size: 4, rounds: 6 });
  expect(apart.touches).toEqual({ people: 1900, pairs: (1900 * 1899) / 2 });
  expect(apart.conflicts.map(({ with: other, sentence }) => [other, sentence])).toEqual([
    [null, 'This cannot hold: 500 rooms have places for 500, and there are 1900.'],
  ]);
});

test('a run while rules change tells of the rules as they were at one moment', async () => {
  const event = await world.createEvent(host);
  const [ana, ben, cem] = await named(event, 'Ana', 'Ben', 'Cem', 'Dora');
  const pair = await make(event, { kind: 'pair', a: people(ana), b: people(ben), meet: false });
  const vip = await label(event, 'VIP', [cem]);
  const change = async () => {
    for (let times = 0; times < 5; times += 1) {
      const rule = await make(event, { kind: 'stay', group: vip });
      await host.get(deleteRule, { params: { event_id: event.id, rule_id: String(rule.id) } });
    }
  };
  const [run] = await Promise.all([completedRun(host, event, { room_size: 2 }), change()]);
  const told = run.rules?.map(({ sentence }) => sentence) ?? [];
  expect(told[0]).toBe(pair.sentence);
  expect([[], ['Everybody labelled "VIP" always sits in the same room']]).toContainEqual(told.slice(1));
});

test('a label deleted in use takes its rule along: a draft is judged without it, a published run tells what held, edits go on', async () => {
  const event = await world.createEvent(host);
  const [ana, ben] = await named(event, 'Ana', 'Ben', 'Cem', 'Dora');
  const mentor = await label(event, 'Mentor', [ana]);
  await make(event, { kind: 'room_has', group: mentor, at_least: 1 });
  const published = await completedRun(host, event, { room_size: 2 });
  const draft = await completedRun(host, event, { room_size: 2, draft: true });
  await host.get(deleteLabel, { params: { event_id: event.id, label_id: mentor.label_id } });
  expect(await rulesOf(event)).toEqual([]);
  const { match_runs: runs } = await host.get(listMatchRuns, of(event));
  const sentences = (run: { id: string }) =>
    runs.find(({ id }) => id === run.id)?.rules?.map(({ sentence }) => sentence) ?? null;
  expect([sentences(draft), sentences(published)]).toEqual([null, ['Each room has at least 1 Mentor']]);
  const { rooms } = await host.get(getRoomAssignments, { ...of(event), query: { match_run_id: draft.id } as never });
  const mates = rooms.find(({ participants }) => participants.some(({ id }) => id === ana.id))?.participants ?? [];
  const other = [ben, ...(rooms.flatMap(({ participants }) => participants) as { id: string }[])].find(
    ({ id }) => !mates.some((mate) => mate.id === id),
  );
  const edit = { kind: 'swap', round: 1, user_id: ana.id, other_id: other?.id };
  const path = `/events/${event.id}/match_runs/${draft.id}/edits`;
  expect(await host.send('POST', path, { edit, version: 1, heed_rules: true })).toMatchObject({ code: 200 });
});

test('a run that another host deletes meanwhile is unknown to every call about it, and the others stay', async () => {
  const event = await world.createEvent(host);
  await host.get(updateEvent, { ...of(event), body: { event: { publish: 'by_hand' } } });
  await named(event, 'Ana', 'Ben', 'Cem', 'Dora');
  const [first, second] = [await completedRun(host, event), await completedRun(host, event)];
  const params = { params: { event_id: event.id, run_id: second.id } };
  expect((await host.call(deleteMatchRun, params)).code).toBe(200);
  const query = { match_run_id: second.id } as never;
  const answers = [
    await host.call(listEdits, { ...params, query: {} }),
    await host.call(getMatchRunChanges, params),
    await host.call(publishMatchRun, params),
    await host.call(deleteMatchRun, params),
    await host.call(getMatches, { ...of(event), query }),
    await host.call(getRoomAssignments, { ...of(event), query }),
    await host.send('POST', `/events/${event.id}/match_runs/${second.id}/edits`, {
      edit: { kind: 'undo' },
      version: 1,
    }),
    await host.send('GET', `/events/${event.id}/match_runs/compare?a=${first.id}&b=${second.id}`),
  ];
  expect(answers.map(({ code, message }) => [code, message])).toEqual(answers.map(() => [404, 'Match run not found']));
  expect((await host.get(listMatchRuns, of(event))).match_runs.map(({ id }) => id)).toEqual([first.id]);
  expect((await host.get(getMatchStatus, of(event))).match_run.id).toBe(first.id);
});

test('checks of many long rules at once go one after the other, and others are answered between two of them', async () => {
  const event = await world.createEvent(host);
  await named(event, 'Ana', 'Ben');
  const made = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      send(event, {
        kind: 'pair',
        strength: 'if_possible',
        a: { everyone: true },
        b: { everyone: true },
        meet: at > 20,
      }),
    ),
  );
  expect(new Set(made.map(({ code }) => code))).toEqual(new Set([200]));
  const guest = await world.arrive();
  const order: string[] = [];
  const checks = Array.from({ length: 6 }, () =>
    check(event, { kind: 'pair', a: { everyone: true }, b: { everyone: true }, meet: true }).then(() => {
      order.push('check');
    }),
  );
  await Promise.race(checks);
  await guest.send('GET', '/conversations/unread_count');
  order.push('guest');
  await Promise.all(checks);
  expect(order.indexOf('guest')).toBeLessThan(4);
});
