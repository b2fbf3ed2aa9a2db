import { deleteAccount, requestPasswordReset, signUp } from '@serendip/contract/accounts';
import { saveEventAnswer } from '@serendip/contract/answers';
import { endpoints } from '@serendip/contract/api';
import type { Endpoint } from '@serendip/contract/endpoint';
import { joinEvent, leaveEvent } from '@serendip/contract/events';
import { sendMessage } from '@serendip/contract/messages';
import { saveProfileAnswer } from '@serendip/contract/profile';
import { createEventQuestion } from '@serendip/contract/questions';
import { addMyTopic } from '@serendip/contract/topics';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dumpOf } from './fingerprint.ts';
import { of } from './matching.ts';
import { storedRun } from './stored-run.ts';
import { openWorld, Person, type World } from './world.ts';

const names = ['host', 'other', 'ann', 'bob', 'cleo', 'left', 'stranger'] as const;
type Name = (typeof names)[number];

let world: World;
const people = {} as Record<Name, Person>;
/** Everything that can be named in a path or a query. */
const ids: Record<string, Set<string>> = {};
const know = (parameter: string, id: string) => {
  ids[parameter] = (ids[parameter] ?? new Set()).add(id);
};

const passwordOf = (name: Name) => `canary-password-of-${name}`;
async function arriveWithCanaries(name: Name): Promise<Person> {
  const user = {
    email: `canary-mail-of-${name}@example.org`,
    password: passwordOf(name),
    password_confirmation: passwordOf(name),
  };
  const { data, headers } = await world.nobody.call(signUp, { body: { user } });
  return new Person(world.app, String(headers.authorization).replace('Bearer ', ''), data.user);
}

const write = (from: Name, to: Name) =>
  people[from].get(sendMessage, {
    params: { user_id: people[to].id },
    body: { message: { content: `canary-message-of-${from}-to-${to}` } },
  });

beforeAll(async () => {
  world = await openWorld({ worker: true, logLevel: 'trace' });
  for (const name of names) people[name] = await arriveWithCanaries(name);
  const { host, other, ann, bob, cleo, left } = people;
  const event = await world.createEvent(host, { name: 'Harbour Mixer' });
  const otherEvent = await world.createEvent(other, { name: 'Other Event' });
  const { question } = await host.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } });
  for (const name of ['ann', 'bob', 'cleo', 'left'] as const) {
    const person = people[name];
    await person.get(joinEvent, of(event));
    const answer = { question_id: question.id, text_response: `canary-answer-of-${name}` };
    const saved = await person.get(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } });
    know('preference_id', saved.preference.id);
    const topic = { role: 'need' as const, phrase: `canary-topic-of-${name}` };
    await person.get(addMyTopic, { ...of(event), body: { topic } });
  }
  for (const name of names) {
    const answer = { question_id: 'what-you-do', text_response: `canary-profile-of-${name}` };
    const saved = await people[name].get(saveProfileAnswer, { body: { user_preference: answer } });
    know('preference_id', saved.preference.id);
    know('user_id', people[name].id);
  }
  await left.get(leaveEvent, of(event));
  const run = await storedRun(world, event, [{ of: [ann, bob] }, { of: [bob, cleo] }]);
  await write('ann', 'bob');
  await write('bob', 'ann');
  await write('cleo', 'bob');
  for (const { id } of [event, otherEvent]) know('event_id', id);
  know('match_run_id', run.id);
  for (const id of [question.id, 'what-you-do']) know('question_id', id);
});
afterAll(() => world.close());

const reads = endpoints.filter(({ method }) => method === 'GET');

/** Every combination of known ids for the given parameters. */
const combinations = (parameters: string[]): Record<string, string>[] =>
  parameters.reduce<Record<string, string>[]>(
    (so_far, parameter) =>
      so_far.flatMap((one) => [...(ids[parameter] ?? [])].map((id) => ({ ...one, [parameter]: id }))),
    [{}],
  );

function requestsOf(endpoint: Endpoint) {
  const paths = combinations([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => String(name)));
  const queries = endpoint.query?.shape.match_run_id ? [undefined, ...combinations(['match_run_id'])] : [undefined];
  return paths.flatMap((params) => queries.map((query) => ({ params, ...(query ? { query } : {}) })));
}

/** What of the canaries someone gets to see who reads everything there is, headers and refusals included. */
async function seenBy(person: Person): Promise<Set<string>> {
  const seen: string[] = [];
  for (const endpoint of reads)
    for (const request of requestsOf(endpoint)) {
      const text = JSON.stringify(await person.call(endpoint, request as never));
      seen.push(...[...text.matchAll(/canary-[a-z-]+/g)].map(([canary]) => canary));
    }
  return new Set(seen);
}

/** The hosts' addresses stand on their events, for whoever has the link. */
const hosts = ['canary-mail-of-host', 'canary-mail-of-other'];
const own = (name: Name) => [`canary-mail-of-${name}`, `canary-profile-of-${name}`];
const allowed: Record<Name, string[]> = {
  host: [...own('host'), ...['ann', 'bob', 'cleo'].map((name) => `canary-mail-of-${name}`)],
  other: own('other'),
  stranger: own('stranger'),
  // What was said before leaving is still one's own: the export tells it.
  left: [...own('left'), 'canary-answer-of-left', 'canary-topic-of-left'],
  ann: [
    ...own('ann'),
    'canary-answer-of-ann',
    'canary-topic-of-ann',
    'canary-message-of-ann-to-bob',
    'canary-message-of-bob-to-ann',
  ],
  bob: [
    ...own('bob'),
    'canary-answer-of-bob',
    'canary-topic-of-bob',
    'canary-message-of-ann-to-bob',
    'canary-message-of-bob-to-ann',
    'canary-message-of-cleo-to-bob',
  ],
  cleo: [...own('cleo'), 'canary-answer-of-cleo', 'canary-topic-of-cleo', 'canary-message-of-cleo-to-bob'],
};

describe('reading everything there is to read', () => {
  test.each(names)('%s sees exactly what is theirs to see', async (name) => {
    expect([...(await seenBy(people[name]))].toSorted()).toEqual([...new Set([...hosts, ...allowed[name]])].toSorted());
  });

  test('the signed-out see nothing', async () => {
    expect([...(await seenBy(world.nobody))]).toEqual([]);
  });
});

describe('the database and the log', () => {
  test('hold no password, no session token and no reset token', async () => {
    const { ann } = people;
    await world.nobody.get(requestPasswordReset, { body: { user: { email: ann.email } } });
    await vi.waitFor(() => expect(world.mails).toHaveLength(1), { timeout: 10_000 });
    const resetToken = /reset-password\/([\w-]+)/.exec(world.mails[0]?.text ?? '')?.[1] ?? '';
    expect(resetToken).toHaveLength(43);
    const dump = await dumpOf(world.ctx.database.db);
    expect(dump).toContain('canary-answer-of-ann');
    const log = world.logLines.join('\n');
    for (const text of [dump, log])
      for (const secret of [resetToken, 'canary-password', ...names.map((name) => String(people[name].token))])
        expect(text.includes(secret)).toBe(false);
    for (const words of ['canary-answer', 'canary-profile', 'canary-message', 'canary-topic'])
      expect(log.includes(words)).toBe(false);
  });

  test('after an erasure hold only what was sent to others', async () => {
    await people.ann.get(deleteAccount, { body: { user: { password: passwordOf('ann') } } });
    const dump = (await dumpOf(world.ctx.database.db)).split('\n');
    const left = new Set(dump.flatMap((row) => [...row.matchAll(/canary-[a-z-]+/g)].map(([canary]) => canary)));
    expect([...left].filter((canary) => canary.includes('ann')).toSorted()).toEqual([
      'canary-message-of-ann-to-bob',
      'canary-message-of-bob-to-ann',
    ]);
    expect(dump.join('\n').includes(people.ann.alias)).toBe(false);
    for (const name of ['host', 'bob', 'stranger'] as const)
      expect([...(await seenBy(people[name]))]).not.toContain('canary-mail-of-ann');
  });
});
