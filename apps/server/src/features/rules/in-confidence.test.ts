import { compareMatchRuns } from '@serendip/contract/comparing';
import {
  type DraftEdit,
  editMatchRun,
  listEdits,
  listMendingSwaps,
  listRoomsToAvoid,
} from '@serendip/contract/draft-edits';
import { getMatchRunChanges } from '@serendip/contract/drafts';
import { updateEvent } from '@serendip/contract/events';
import { getMatches, getMatchStatus, getRoomAssignments, listMatchRuns } from '@serendip/contract/matching';
import { updateEventQuestion } from '@serendip/contract/questions';
import { checkRule, createRule, listRules } from '@serendip/contract/rules';
import { blockPerson } from '@serendip/contract/safety';
import type { Scope } from '@serendip/contract/scopes';
import { createToken } from '@serendip/contract/tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completedRun, of } from '../../../test/matching.ts';
import { people, ruleCalls, type Sent } from '../../../test/rule-calls.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({ worker: true });
  host = await world.arrive();
});
afterAll(() => world.close());

const { check, make, named, path, rulesOf, say, send, ask } = ruleCalls(() => ({ world, host }));

describe('what a host cannot find out', () => {
  test('answers given in confidence: no rule reads them, not even of a group of one person', async () => {
    const event = await world.createEvent(host);
    const [ana, ben] = await named(event, 'Ana', 'Ben', 'Cem', 'Dora');
    const secret = await ask(event, 'Looking for a job?', false);
    const value = { question_id: secret.id, value: 'vegan' };
    const attempts = [
      { kind: 'stay', group: value },
      { kind: 'pair', a: people(ana), b: value, meet: false },
      { kind: 'same', by: { question_id: secret.id }, want: 'apart' },
    ];
    const tryAll = async () =>
      Promise.all(
        attempts.flatMap((rule) => [
          send(event, rule).then(({ message }) => message),
          host.send('POST', `${path(event)}/check`, { rule }).then(({ message }) => message),
        ]),
      );
    const before = await tryAll();
    await say(event, ana, secret, 'vegan');
    expect(await tryAll()).toEqual(before);
    expect([...new Set(before)]).toEqual(['Guests answer this question in confidence']);
    const open = await host.send('PUT', `/events/${event.id}/questions/${secret.id}`, {
      question: { host_reads: true },
    });
    expect([open.code, open.message]).toEqual([422, 'People answered this in confidence']);
    // A question that the host reads no more takes its rules along.
    const diet = await ask(event, 'Diet', true);
    await say(event, ben, diet, 'vegan');
    const rule = await make(event, { kind: 'stay', group: { question_id: diet.id, value: 'vegan' } });
    expect(rule.touches).toEqual({ people: 1, pairs: 0 });
    const params = { event_id: event.id, question_id: diet.id };
    await host.get(updateEventQuestion, { params, body: { question: { host_reads: false } } });
    expect(await rulesOf(event)).toEqual([]);
  });

  test('blocks: touches, conflicts and sentences are the same with and without one', async () => {
    const event = await world.createEvent(host);
    const [ana, ben, cem, dora] = await named(event, 'Ana', 'Ben', 'Cem', 'Dora');
    await storedRun(world, event, [{ of: [ana, ben] }]);
    const rules: Sent[] = [ben, cem, dora].flatMap((other) => [
      { kind: 'pair', a: people(ana), b: people(other), meet: true },
      { kind: 'quota', group: people(ana), at_least: 3 },
      { kind: 'stay', group: people(ana, other), room_number: 1 },
    ]);
    const seen = () => Promise.all(rules.map((rule) => check(event, rule, { room_size: 2, rounds: 3 })));
    const before = await seen();
    await ana.get(blockPerson, { params: { user_id: ben.id } });
    expect(await seen()).toEqual(before);
  });
});

/** A draft of a plan for six people in rooms of three, of which two are vegan. */
async function draftOfSix() {
  const event = await world.createEvent(host);
  await host.get(updateEvent, { ...of(event), body: { event: { publish: 'by_hand' } } });
  const six = await named(event, 'Ana', 'Ben', 'Cem', 'Dora', 'Eva', 'Finn');
  const diet = await ask(event, 'Diet', true);
  for (const person of six.slice(0, 2)) await say(event, person, diet, 'vegan');
  const shared = { kind: 'same', by: { question_id: diet.id }, want: 'together' };
  const secret = [
    await make(event, shared),
    await make(event, { kind: 'room_has', group: { question_id: diet.id, value: 'vegan' }, at_least: 2 }),
  ];
  const run = await completedRun(host, event, { room_size: 3, rounds: 2 });
  return { event, six, secret, run, ofRun: { params: { event_id: event.id, run_id: run.id } } };
}
const roomOf = async (event: { id: string }, run: { id: string }, person: Person) => {
  const { rooms } = await host.get(getRoomAssignments, {
    ...of(event),
    query: { match_run_id: run.id, round: '1' } as never,
  });
  return rooms.find(({ participants }) => participants.some(({ id }) => id === person.id));
};

const programOf = async (...scopes: Scope[]) =>
  new Person(world.app, (await host.get(createToken, { body: { token: { name: 'Planner', scopes } } })).token.secret);

describe('a program with an API token', () => {
  test('finds out nobody’s e-mail domain by rules, unless it may read e-mail addresses', async () => {
    const { event, six } = await draftOfSix();
    const acme = { kind: 'pair', a: people(...six.slice(0, 1)), b: { email_domain: 'acme.com' }, meet: false };
    await make(event, { kind: 'same', by: 'email_domain', want: 'apart' });
    const asked = async (program: Person) => {
      const rules = [acme, { kind: 'same', by: 'email_domain', want: 'apart' }];
      const paths = [path(event), `${path(event)}/check`];
      const sent = paths.flatMap((to) => rules.map((rule) => program.send('POST', to, { rule })));
      return new Set((await Promise.all(sent)).map(({ code }) => code));
    };
    const [runner, reader] = [await programOf('run'), await programOf('read', 'run')];
    expect(await asked(runner)).toEqual(new Set([403]));
    const sentences = async (program: Person) =>
      (await program.get(listMatchRuns, of(event))).match_runs[0]?.rules?.map(({ sentence }) => sentence);
    expect(await sentences(runner)).toEqual([]);
    expect(await sentences(reader)).toEqual(['People with the same e-mail domain are apart']);
    expect(await asked(reader)).toEqual(new Set([200]));
  });

  test('is told no rule on an answer by any call, nor by an assistant, and its own rules as ever', async () => {
    const { event, six, secret, run, ofRun } = await draftOfSix();
    const [ana, ben] = six;
    const program = await programOf('read', 'guests', 'run');
    const said: unknown[] = [];
    const tell = <Answer>(answer: Answer): Answer => {
      said.push(answer);
      return answer;
    };
    // The rule cannot hold beside a secret one, which is not named.
    const never = { kind: 'pair', strength: 'always', a: people(ana), b: people(ben), meet: false } as never;
    const checked = tell(await program.get(checkRule, { ...of(event), body: { rule: never } }));
    expect(checked.rule).toMatchObject({ touches: { people: 2 }, conflicts: [] });
    expect((await check(event, never)).conflicts.length).toBeGreaterThan(0);
    const made = tell(await program.get(createRule, { ...of(event), body: { rule: never } }));
    expect(made.rules.map(({ id }) => id)).toEqual([made.rule.id]);

    const query = { match_run_id: run.id } as never;
    const runs = tell(await program.get(listMatchRuns, of(event)));
    expect(runs.match_runs[0]?.rules?.map(({ rule_id }) => rule_id)).toEqual([made.rule.id]);
    tell(await program.get(getMatchStatus, of(event)));
    tell(await program.get(getMatches, { ...of(event), query }));
    tell(await program.get(compareMatchRuns, { ...of(event), query: { a: run.id, b: run.id } }));

    // A swap that breaks the secret rule: it is neither warned of nor listed.
    const room = await roomOf(event, run, ana);
    const [other] = six.filter(({ id }) => !room?.participants.some((one) => one.id === id));
    const edit: DraftEdit = { kind: 'swap', round: 1, user_id: ana.id, other_id: String(other?.id) };
    const { version } = await host.get(listEdits, { ...ofRun, query: {} });
    const changed = tell(await program.get(editMatchRun, { ...ofRun, body: { edit, version, heed_rules: true } }));
    expect(changed.rules.map(({ rule_id }) => rule_id)).not.toContain(secret[0]?.id);
    tell(await program.call(editMatchRun, { ...ofRun, body: { edit, version } }));
    const explain = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'explain_run', arguments: { event_id: event.id } },
    };
    const accept = { accept: 'application/json, text/event-stream' };
    const headers = { authorization: `Bearer ${program.token}`, 'content-type': 'application/json', ...accept };
    const explained = tell(await world.app.inject({ method: 'POST', url: '/api/mcp', headers, payload: explain })).body;
    expect(explained).toContain(String(made.rule.id));
    said.push(explained);

    const seen = (all: unknown, word: string): boolean => JSON.stringify(all).includes(word);
    const words = ['Diet', 'Vegan', ...secret.map(({ id }) => id)];
    expect(words.filter((word) => seen(said, word))).toEqual([]);
    const asHost = [await rulesOf(event), await host.get(listMatchRuns, of(event))];
    expect(words.filter((word) => !seen(asHost, word))).toEqual([]);
  });
});

test('the swaps that would repair a rule do not tell which of two people blocked the other', async () => {
  const { event, six, run, ofRun } = await draftOfSix();
  const [ana, ben] = six;
  const mates = (await roomOf(event, run, ana))?.participants.map(({ id }) => id) ?? [];
  // The two vegans have to stay together, so it is somebody else who moves.
  const mate = mates.find((id) => id !== ana.id && id !== ben.id);
  const strangers = six.filter(({ id }) => !mates.includes(id));
  await make(event, { kind: 'pair', a: people(ana), b: { people: [mate] }, meet: false });
  const seen = () => host.get(listMendingSwaps, ofRun);
  const before = await seen();
  expect(before.swaps.length).toBeGreaterThan(0);
  for (const stranger of strangers)
    for (const id of mates)
      await world.ctx.database.db.execute(sql`insert into blocks (user_id, other_id) values (${stranger.id}, ${id})`);
  expect(await seen()).toEqual(before);
});

test('blocks: no list, report, comparison or change of a draft differs with one, and an added pair has the same figures', async () => {
  const { event, six, run, ofRun } = await draftOfSix();
  const [ana, ben] = six;
  await make(event, { kind: 'pair', a: people(ana), b: people(ben), meet: true });
  await make(event, { kind: 'quota', group: people(ana), at_least: 5 });
  const query = { match_run_id: run.id } as never;
  const edited = async (edit: DraftEdit) => {
    const { version } = await host.get(listEdits, { ...ofRun, query: {} });
    const { code, message, data } = await host.call(editMatchRun, { ...ofRun, body: { edit, version } });
    const { pairs, rules, mean_percentage, loses, repeats } = data ?? {};
    return { code, message, pairs, rules, mean_percentage, loses, repeats };
  };
  const withEach = (kind: 'add_pair' | 'remove_pair') =>
    six.slice(1).reduce<Promise<unknown[]>>(async (before, other) => {
      const answers = await before;
      const answer = await edited({ kind, user_id: ana.id, other_id: other.id });
      if (answer.code === 200 && answer.pairs?.length) await edited({ kind: 'undo' });
      return [...answers, answer];
    }, Promise.resolve([]));
  const seen = async () => ({
    rules: await host.get(listRules, of(event)),
    added: await withEach('add_pair'),
    removed: await withEach('remove_pair'),
    runs: (await host.get(listMatchRuns, of(event))).match_runs.map(({ version: _, ...rest }) => rest),
    pairs: (await host.get(getMatches, { ...of(event), query })).matches,
    rooms: await host.get(getRoomAssignments, { ...of(event), query }),
    edits: (await host.get(listEdits, { ...ofRun, query: {} })).edits,
    changes: await host.get(getMatchRunChanges, ofRun),
    compared: await host.get(compareMatchRuns, { ...of(event), query: { a: run.id, b: run.id } }),
    avoid: await Promise.all(
      six.map(({ id }) => host.get(listRoomsToAvoid, { ...ofRun, query: { round: '1', user_id: id } as never })),
    ),
  });
  const before = await seen();
  await world.ctx.database.db.execute(sql`insert into blocks (user_id, other_id) values (${ben.id}, ${ana.id})`);
  expect(await seen()).toEqual(before);
});
