import { deleteAccount } from '@serendip/contract/accounts';
import { saveMyCard } from '@serendip/contract/cards';
import { leaveEvent } from '@serendip/contract/events';
import { deleteLabel } from '@serendip/contract/labels';
import { listMatchRuns, type MatchRun } from '@serendip/contract/matching';
import { deleteRule, type EventRule, orderRules, updateRule } from '@serendip/contract/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completedRun, of } from '../../../test/matching.ts';
import { people, ruleCalls, type Sent } from '../../../test/rule-calls.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { users } from '../../db/schema/accounts.ts';
import { eq } from '../../db/sql.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld({ worker: true });
  host = await world.arrive();
});
afterAll(() => world.close());

const { check, label, make, named, path, rulesOf, say, send, ask } = ruleCalls(() => ({ world, host }));

test('each kind of rule is one sentence, which tells whom it touches and why it cannot hold', async () => {
  const event = await world.createEvent(host);
  const [ana, ben, cem, dora] = await named(event, 'Ana', 'Ben', 'Cem', 'Dora');
  const mentor = await label(event, 'Mentor', [ana]);
  const diet = await ask(event, 'Diet', true);
  await say(event, ben, diet, 'vegan');
  for (const person of [cem, dora])
    await world.ctx.database.db
      .update(users)
      .set({ email: `${person.id}@acme.com` })
      .where(eq(users.id, person.id));
  const told = async (rule: Sent) => {
    const { sentence, touches } = await check(event, rule);
    return [sentence, touches.people, touches.pairs];
  };
  expect(await told({ kind: 'pair', a: people(ana), b: people(ben, cem), meet: false })).toEqual([
    'Ana never meets Ben or Cem',
    3,
    2,
  ]);
  expect((await told({ kind: 'pair', a: people(ana, ben), b: people(ben, ana), meet: false }))[0]).toBe(
    'Ana and Ben never meet each other',
  );
  expect((await told({ kind: 'pair', a: people(ana), b: mentor, meet: false }))[0]).toBe(
    'Ana never meets anybody labelled "Mentor"',
  );
  expect(await told({ kind: 'pair', a: people(ana), b: people(ben), meet: true })).toEqual(['Ana and Ben meet', 2, 1]);
  expect(await told({ kind: 'pair', a: { everyone: true }, b: mentor, meet: true })).toEqual([
    'Everybody meets at least one labelled "Mentor"',
    4,
    3,
  ]);
  expect(await told({ kind: 'same', by: 'email_domain', want: 'apart' })).toEqual([
    'People with the same e-mail domain are apart',
    4,
    2,
  ]);
  expect(await told({ kind: 'same', by: { question_id: diet.id }, want: 'together' })).toEqual([
    'People with the same answer to "Diet" are together',
    0,
    0,
  ]);
  expect(await told({ kind: 'same', by: 'label', want: 'at_most', n: 2 })).toEqual([
    'At most 2 people with the same label in a room',
    0,
    0,
  ]);
  expect(await told({ kind: 'room_has', group: mentor, at_least: 1 })).toEqual([
    'Each room has at least 1 Mentor',
    1,
    0,
  ]);
  const vegan = { question_id: diet.id, value: 'vegan' };
  expect(await told({ kind: 'room_has', group: vegan, at_most: 2 })).toEqual([
    'Each room has at most 2 with "Vegan" for "Diet"',
    1,
    0,
  ]);
  expect(await told({ kind: 'stay', group: people(ana, ben), room_number: 2 })).toEqual([
    'Ana and Ben sit in room 2',
    2,
    0,
  ]);
  expect(await told({ kind: 'stay', group: mentor })).toEqual([
    'Everybody labelled "Mentor" always sits in the same room',
    1,
    0,
  ]);
  expect(await told({ kind: 'quota', group: { email_domain: '@ACME.com' }, at_least: 1 })).toEqual([
    'Everybody from acme.com gets at least 1 match',
    2,
    0,
  ]);
  // One mentor, and two rooms.
  const alone = await check(event, { kind: 'room_has', group: mentor, at_least: 1 }, { room_size: 2, rounds: 1 });
  expect(alone.conflicts).toEqual([
    {
      with: null,
      sentence: 'This cannot hold: 2 rooms need 2, and there are 1.',
      change: 'Rooms of 3 instead of 2',
      apply: { code: 'room_size', from: 2, to: 3 },
    },
  ]);
  expect(await rulesOf(event)).toEqual([]);
});

test('two rules that cannot hold together name each other and the smallest change, and a group of one place is refused clearly', async () => {
  const event = await world.createEvent(host);
  const [ana, ben] = await named(event, 'Ana', 'Ben', 'Cem', 'Dora');
  const apart = await make(event, { kind: 'pair', a: people(ana), b: people(ben), meet: false });
  const meet = await make(event, { kind: 'pair', a: people(ana), b: people(ben), meet: true });
  expect(meet).toMatchObject({ kind: 'pair', strength: 'always', a: people(ana), b: people(ben), meet: true });
  const [first, second] = await rulesOf(event);
  expect([first?.conflicts.map((one) => one.with), second?.conflicts.map((one) => one.with)]).toEqual([
    [meet.id],
    [apart.id],
  ]);
  expect(second?.conflicts[0]?.sentence).toBe(
    'Not together with "Ana and Ben never meet": 2 people would have to be together and apart.',
  );
  const inGerman = await host.send('GET', path(event), undefined, { 'accept-language': 'de' });
  expect((inGerman.data as { rules: EventRule[] }).rules[1]?.conflicts[0]?.sentence).toBe(
    'Nicht zusammen mit „Ana und Ben treffen sich nie“: 2 Personen müssten zusammen und getrennt sein.',
  );
  expect(second?.conflicts[0]?.change).toMatch(/^Make "Ana and Ben (never )?meet" if possible$/);
  const params = { event_id: event.id, rule_id: String(meet.id) };
  const eased = { kind: 'pair' as const, strength: 'if_possible' as const, a: people(ana), b: people(ben), meet: true };
  const { rules } = await host.get(updateRule, { params, body: { rule: eased } });
  expect(rules.map(({ conflicts }) => conflicts)).toEqual([[], []]);
  // The rule that is replaced does not fight with its successor.
  expect((await check(event, { ...eased, strength: 'always' }, { rule_id: apart.id })).conflicts).toEqual([]);
  const refused: [Sent, number, string][] = [
    [{ kind: 'quota', group: { email_domain: 'gmail.com' }, at_least: 1 }, 422, 'This is a public mail domain'],
    [{ kind: 'quota', group: { email_domain: 'yahoo.co.uk' }, at_least: 1 }, 422, 'This is a public mail domain'],
    [{ kind: 'stay', group: people(await world.arrive()) }, 422, 'Choose people who take part in this event'],
    [{ kind: 'stay', group: { label_id: event.id } }, 404, 'Label not found'],
    [{ kind: 'stay', group: {} }, 422, 'A group is people, a label, an answer, an e-mail domain, or everyone'],
    [{ kind: 'stay' }, 422, 'Choose a group'],
    [{ kind: 'pair', a: people(ana), meet: true }, 422, 'Choose two groups'],
    [{ kind: 'room_has', group: people(ana) }, 422, 'Choose how many'],
    [{ kind: 'quota', group: people(ana), at_least: 11 }, 422, 'At least must be a whole number from 1 to 10'],
    [{ kind: 'room_has', group: people(ana), at_least: 9 }, 422, 'Choose a number from 1 to 8'],
    [{ kind: 'same', by: 'label', want: 'at_most' }, 422, 'Choose how many'],
    [
      { kind: 'stay', group: { people: Array.from({ length: 51 }, () => ana.id) } },
      422,
      'A group has at most 50 people',
    ],
  ];
  for (const [rule, code, message] of refused) {
    const answer = await send(event, rule);
    expect([answer.code, answer.errors?.[0] ?? answer.message]).toEqual([code, message]);
  }
  expect(await rulesOf(event)).toHaveLength(2);
});

test('a field that is left out of a changed rule keeps its value, and a bound that is sent replaces the other one', async () => {
  const event = await world.createEvent(host);
  const [ana, ben] = await named(event, 'Ana', 'Ben', 'Cem', 'Dora');
  const change = async (id: unknown, rule: object) => {
    const { code, errors, data } = await host.send('PUT', `${path(event)}/${id}`, { rule });
    return errors ? [code, ...errors] : (data.rule as EventRule);
  };
  const pair = await make(event, { kind: 'pair', strength: 'if_possible', a: people(ana), b: people(ben), meet: true });
  expect(await change(pair.id, { meet: false })).toMatchObject({
    ...{ kind: 'pair', strength: 'if_possible', a: people(ana), b: people(ben), meet: false },
    sentence: 'Ana and Ben never meet',
  });
  expect(await change(pair.id, { strength: 'always' })).toMatchObject({ strength: 'always', meet: false });
  expect(await change(pair.id, {})).toMatchObject({ id: pair.id, sentence: 'Ana and Ben never meet' });
  const quota = await make(event, { kind: 'quota', group: people(ana), at_least: 3 });
  expect(await change(quota.id, { at_most: 2 })).toMatchObject({ sentence: 'Ana gets at most 2 matches', at_most: 2 });
  const put = await make(event, { kind: 'stay', group: people(ben), room_number: 2 });
  expect(await change(put.id, { group: people(ana) })).toMatchObject({ sentence: 'Ana sits in room 2' });
  expect(await change(put.id, { room_number: null })).toMatchObject({ room_number: null });
  expect(await change(put.id, { kind: 'quota' })).toEqual([422, 'Choose a group', 'Choose how many']);
});

test('rules keep an order, lose people who delete their account, and go with their last person, label or option', async () => {
  const event = await world.createEvent(host);
  const [ana, ben, cem] = await named(event, 'Ana', 'Ben', 'Cem', 'Dora');
  const vip = await label(event, 'VIP', [cem]);
  const ids: string[] = [];
  for (const rule of [
    { kind: 'stay', strength: 'if_possible', group: people(ana) },
    { kind: 'stay', strength: 'if_possible', group: people(ana, ben) },
    { kind: 'stay', strength: 'if_possible', group: vip },
  ])
    ids.push(String((await make(event, rule)).id));
  const [only, both, ofLabel] = ids as [string, string, string];
  const order = (rule_ids: string[]) => host.call(orderRules, { ...of(event), body: { rule_ids } });
  expect((await order([ofLabel, both])).data.rules.map(({ id }) => id)).toEqual([ofLabel, both, only]);
  expect((await order([ofLabel, ofLabel])).code).toBe(422);
  await ben.get(leaveEvent, of(event));
  expect((await rulesOf(event))[1]).toMatchObject({
    touches: { people: 1 },
    group: { people: [ana.id, ben.id].toSorted() },
  });
  await ana.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect((await rulesOf(event)).map(({ sentence }) => sentence)).toEqual([
    'Everybody labelled "VIP" always sits in the same room',
    `${ben.alias} always sits in the same room`,
  ]);
  await host.get(deleteLabel, { params: { event_id: event.id, label_id: vip.label_id } });
  const left = await host.get(deleteRule, { params: { event_id: event.id, rule_id: both } });
  expect(left.rules).toEqual([]);
  const made = await Promise.all(Array.from({ length: 70 }, () => send(event, { kind: 'stay', group: people(cem) })));
  expect(made.filter(({ code }) => code === 200)).toHaveLength(60);
  expect(made.find(({ code }) => code === 422)?.errors).toEqual(['An event has at most 60 rules']);
});

test('a run says of each rule whether it held, in words with the names of today', async () => {
  const event = await world.createEvent(host);
  const [ana, ben, cem] = await named(event, 'Ana', 'Ben', 'Cem', 'Dora');
  const mentor = await label(event, 'Mentor', [ana]);
  const kept = await make(event, { kind: 'quota', group: people(ben), at_most: 5 });
  const impossible = await make(event, { kind: 'room_has', group: mentor, at_least: 1 });
  const { rules } = await completedRun(host, event, { room_size: 2 });
  const by = new Map(rules?.map((one) => [one.rule_id, one]));
  expect(by.get(String(kept.id))).toMatchObject({
    sentence: 'Ben gets at most 5 matches',
    kept: true,
    broken_by: [],
    because: null,
    in_words: 'Kept.',
  });
  const broken = by.get(String(impossible.id));
  expect(broken).toMatchObject({
    sentence: 'Each room has at least 1 Mentor',
    kept: false,
    because: 'too_few',
    times: 1,
  });
  expect(broken?.in_words).toMatch(
    /^Kept except in round 1: .*room [12]\. The numbers of people and rooms do not allow it\.$/,
  );
  await cem.get(saveMyCard, { body: { card: { name: 'Cemile' } } });
  await ben.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  const [run] = (await host.get(listMatchRuns, of(event))).match_runs;
  expect(run?.rules?.find(({ rule_id }) => rule_id === kept.id)?.sentence).toBe('Deleted user gets at most 5 matches');
  const inFrench = await host.send('GET', `/events/${event.id}/match_runs`, undefined, { 'accept-language': 'fr' });
  const told = (inFrench.data as { match_runs: MatchRun[] }).match_runs[0]?.rules ?? [];
  expect(told.map(({ sentence }) => sentence)).toContain('Compte supprimé a au plus 5 matchs');
  expect(told.find(({ rule_id }) => rule_id === impossible.id)?.in_words).toMatch(
    /^Respectée sauf au tour 1\u202f: .*salle [12]\. Avec ce nombre de personnes et de salles, ce n’est pas possible\.$/,
  );
});

test('a rule that is broken in several rounds is not said to be kept except in the first of them', async () => {
  const event = await world.createEvent(host);
  const [ana] = await named(event, 'Ana', 'Ben', 'Cem', 'Dora', 'Eva', 'Finn', 'Gus', 'Hal');
  const mentor = await label(event, 'Mentor', [ana]);
  await make(event, { kind: 'room_has', group: mentor, at_least: 1 });
  const { rules } = await completedRun(host, event, { room_size: 2, rounds: 2 });
  expect(rules?.[0]?.times).toBe(6);
  expect(rules?.[0]?.in_words).toMatch(/^Not kept: in round 1 .*room \d, .*room \d, .*room \d and 3 more places\./);
});
