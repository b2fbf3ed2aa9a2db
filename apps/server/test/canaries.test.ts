import { deleteAccount, requestPasswordReset, signUp } from '@serendip/contract/accounts';
import { saveEventAnswer } from '@serendip/contract/answers';
import { endpoints } from '@serendip/contract/api';
import { saveMyCard, saveSpotMe } from '@serendip/contract/cards';
import { askCohost } from '@serendip/contract/cohosts';
import type { Endpoint } from '@serendip/contract/endpoint';
import { makeStageLink } from '@serendip/contract/evening';
import { deleteEvent, joinEvent, leaveEvent, updateEvent } from '@serendip/contract/events';
import { addGuestList } from '@serendip/contract/guest-lists';
import { createLabel, labelPeople } from '@serendip/contract/labels';
import { saveNote } from '@serendip/contract/meetings';
import { sendMessage } from '@serendip/contract/messages';
import { participantFilters, removeParticipant } from '@serendip/contract/participants';
import { saveProfileAnswer } from '@serendip/contract/profile';
import { createEventQuestion } from '@serendip/contract/questions';
import { createRule } from '@serendip/contract/rules';
import { reportPerson } from '@serendip/contract/safety';
import { scopes } from '@serendip/contract/scopes';
import { createToken } from '@serendip/contract/tokens';
import { addMyTopic } from '@serendip/contract/topics';
import { createWebhook } from '@serendip/contract/webhooks';
import { writeWord } from '@serendip/contract/words';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rowsOf } from '../src/db/database.ts';
import { passkeys } from '../src/db/schema/accounts.ts';
import { contactOffers } from '../src/db/schema/after-meeting.ts';
import { liveSessions } from '../src/db/schema/evening.ts';
import { webhookDeliveries } from '../src/db/schema/webhooks.ts';
import { sql } from '../src/db/sql.ts';
import { hashToken } from '../src/http/authorise.ts';
import { becomeCohost } from './become-cohost.ts';
import { act } from './evening.ts';
import { dumpOf } from './fingerprint.ts';
import { of, personAt } from './matching.ts';
import { type Pairing, storedRun } from './stored-run.ts';
import { openWorld, Person, type World } from './world.ts';

const names = ['host', 'cohost', 'other', 'ann', 'bob', 'cleo', 'left', 'removed', 'stranger'] as const;
type Name = (typeof names)[number];

let world: World;
let webhookSecret = '';
let stageSecret: string;
/** A program of the host's, with every scope. */
let program: Person;
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

/** An event of which nothing is left but its ids, which people may still have. */
async function deletedEvent(): Promise<void> {
  const { other, ann, bob } = people;
  const event = await world.createEvent(other, { name: 'Gone Event' });
  const { question } = await other.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } });
  for (const person of [ann, bob]) {
    await person.get(joinEvent, of(event));
    const answer = { question_id: question.id, text_response: 'canary-gone-answer' };
    await person.get(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } });
    await person.get(saveSpotMe, { ...of(event), body: { text: 'canary-gone-scarf' } });
    await person.get(addMyTopic, { ...of(event), body: { topic: { role: 'need', phrase: 'canary-gone-topic' } } });
  }
  const run = await storedRun(world, event, [{ of: [ann, bob] }], [[[ann, bob]]]);
  const ofBob = personAt(event, bob);
  await ann.get(saveNote, { ...ofBob, body: { note: 'canary-gone-note' } });
  const report = { event_id: event.id, reason: 'other' as const, words: 'canary-gone-report' };
  await ann.get(reportPerson, { params: { user_id: bob.id }, body: { report } });
  await other.get(deleteEvent, { ...of(event), body: { event: { name: event.name } } });
  for (const [parameter, id] of Object.entries({ event_id: event.id, match_run_id: run.id, question_id: question.id }))
    know(parameter, id);
}

/** A pair whose lines for Bob quote two topics of Ann's: one with an open eye, and one that she has closed since. */
async function quotingAnn(event: { id: string }): Promise<Pairing> {
  const { ann, bob } = people;
  const phrases = ['canary-open-of-ann', 'canary-closed-of-ann'];
  for (const [at, phrase] of phrases.entries())
    await ann.get(addMyTopic, { ...of(event), body: { topic: { role: 'offer', phrase, shown: at === 0 } } });
  const stored = await rowsOf<{ seq: number; phrase: string }>(
    world.ctx.database.db,
    sql`select seq::float8 as seq, phrase from topics where user_id = ${ann.id} and event_id = ${event.id}`,
  );
  const quotes = phrases.map((phrase, at) => ({
    reader: bob,
    line: String(at),
    topic: stored.find((one) => one.phrase === phrase)?.seq ?? 0,
    lang: 'en',
  }));
  return { of: [ann, bob], reasons: [['They sing.'], phrases.map((phrase) => `They do ${phrase}.`)], quotes };
}

beforeAll(async () => {
  world = await openWorld({ worker: true, logLevel: 'trace' });
  for (const name of names) people[name] = await arriveWithCanaries(name);
  const { host, other, ann, bob, cleo, left, removed } = people;
  const event = await world.createEvent(host, { name: 'Harbour Mixer' });
  // Signed-out visitors can read its invitation.
  await host.get(updateEvent, { ...of(event), body: { event: { guest_join: true } } });
  await becomeCohost(host, event, people.cohost);
  await host.get(askCohost, { ...of(event), body: { cohost: { email: String(people.stranger.email) } } });
  const otherEvent = await world.createEvent(other, { name: 'Other Event' });
  await deletedEvent();
  const { question } = await host.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } });
  for (const name of ['ann', 'bob', 'cleo', 'left', 'removed'] as const) {
    const person = people[name];
    await person.get(joinEvent, of(event));
    const answer = { question_id: question.id, text_response: `canary-answer-of-${name}` };
    const saved = await person.get(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } });
    know('preference_id', saved.preference.id);
    await person.get(saveSpotMe, { ...of(event), body: { text: `canary-scarf-of-${name}` } });
    const topic = { role: 'need' as const, phrase: `canary-topic-of-${name}` };
    await person.get(addMyTopic, { ...of(event), body: { topic } });
  }
  for (const name of names) {
    const answer = { question_id: 'what-you-do', text_response: `canary-profile-of-${name}` };
    const saved = await people[name].get(saveProfileAnswer, { body: { user_preference: answer } });
    know('preference_id', saved.preference.id);
    know('user_id', people[name].id);
    // Cleo has met the others, and hides.
    const card = {
      name: `canary-card-of-${name}`,
      sight: name === 'cleo' ? ('nobody' as const) : ('matches' as const),
    };
    await people[name].get(saveMyCard, { body: { card } });
  }
  for (const name of ['ann', 'left'] as const) {
    const { label } = await host.get(createLabel, {
      ...of(event),
      body: { label: { name: `canary-label-of-${name}` } },
    });
    const one = { params: { event_id: event.id, label_id: label.id }, body: { user_ids: [people[name].id] } };
    await host.get(labelPeople, one);
    know('label_id', label.id);
  }
  // The host reads one question, and has rules about Ann and Bob.
  const diet = { text: 'Diet?', host_reads: true };
  const read = await host.get(createEventQuestion, { ...of(event), body: { question: diet } });
  for (const name of ['ann', 'left'] as const) {
    const answer = { question_id: read.question.id, text_response: `canary-diet-of-${name}` };
    await people[name].get(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } });
  }
  const apart = { kind: 'pair' as const, a: { people: [ann.id] }, b: { people: [bob.id] }, meet: false };
  know('rule_id', String((await host.get(createRule, { ...of(event), body: { rule: apart } })).rule.id));
  await left.get(leaveEvent, of(event));
  await host.get(removeParticipant, personAt(event, removed));
  const run = await storedRun(world, event, [await quotingAnn(event), { of: [bob, cleo] }], [[[ann, bob, cleo]]]);
  await act(host, event, 'open_doors');
  await act(host, event, 'start');
  // Words in place of letters, so that they are seen wherever they stand.
  await world.ctx.database.db.update(liveSessions).set({ code: 'canary-code' });
  const { stage_link } = await host.get(makeStageLink, of(event));
  stageSecret = stage_link.secret;
  await write('ann', 'bob');
  await write('bob', 'ann');
  await write('cleo', 'bob');
  for (const [from, about] of [
    ['ann', 'bob'],
    ['cleo', 'ann'],
  ] as const)
    await people[from].get(reportPerson, {
      params: { user_id: people[about].id },
      body: { report: { event_id: event.id, reason: 'other', words: `canary-report-of-${from}-on-${about}` } },
    });
  for (const [from, to] of [
    ['ann', 'bob'],
    ['bob', 'ann'],
  ] as const)
    await people[from].get(saveNote, {
      params: { event_id: event.id, user_id: people[to].id },
      body: { note: `canary-note-of-${from}-on-${to}` },
    });
  await host.get(writeWord, {
    ...of(event),
    body: { word: { heading: 'canary-word-of-host', text: 'canary-word-of-host', to: 'everyone' } },
  });
  // Letters in place of digits, so that they are seen. Ann's is not answered; Bob's and Cleo's are swapped.
  for (const [from, to] of [
    ['ann', 'bob'],
    ['bob', 'cleo'],
    ['cleo', 'bob'],
  ] as const)
    await world.ctx.database.db.insert(contactOffers).values({
      userId: people[from].id,
      otherId: people[to].id,
      name: false,
      email: false,
      phone: `canary-phone-of-${from}`,
      links: false,
    });
  for (const name of names)
    await world.ctx.database.db.insert(passkeys).values({
      userId: people[name].id,
      credentialId: name,
      publicKey: 'x',
      counter: 0,
      transports: [],
      name: `canary-passkey-of-${name}`,
    });
  for (const name of names) {
    const token = { name: `canary-token-of-${name}`, scopes: [...scopes] };
    const made = await people[name].get(createToken, { body: { token } });
    if (name === 'host') program = new Person(world.app, made.token.secret);
  }
  // Its address can hold a secret of the receiver's.
  const hook = { url: 'https://hooks.example.org/canary-webhook-of-host', kinds: ['evening.ended' as const] };
  const { webhook } = await host.get(createWebhook, { ...of(event), body: { webhook: hook } });
  know('webhook_id', webhook.id);
  webhookSecret = String(webhook.secret);
  await world.ctx.database.db
    .insert(webhookDeliveries)
    .values({ webhookId: webhook.id, kind: 'evening.ended', state: 'failed', data: { note: 'canary-delivery' } });
  for (const { id } of [event, otherEvent]) know('event_id', id);
  know('match_run_id', run.id);
  await host.get(addGuestList, {
    ...of(event),
    body: {
      guest_list: {
        rows: [
          { name: 'canary-invited-name', email: 'canary-invited-mail@example.org', labels: ['canary-invited-label'] },
        ],
      },
    },
  });
  const [guest] = await rowsOf<{ id: string }>(
    world.ctx.database.db,
    sql`insert into invitations (event_id, address_hash, email, name) values
      (${event.id}, 'canary-hash', 'canary-opened-mail@example.org', 'canary-opened-name') returning id`,
  );
  await world.ctx.database.db.execute(sql`insert into invitation_tokens (token_hash, invitation_id)
    values (${hashToken('z'.repeat(43))}, ${guest?.id})`);
  // People who have the link read the invited name there, and nothing else of the person.
  know('token', 'z'.repeat(43));
  know('secret', 'x'.repeat(43));
  know('key', 'x'.repeat(70));
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

/** The kinds of people that a host may ask for are ids of a sort, too. */
ids.filter = new Set(participantFilters);

function requestsOf(endpoint: Endpoint) {
  const paths = combinations([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => String(name)));
  const named = ['match_run_id', 'filter', 'label_id'].filter((name) => endpoint.query?.shape[name]);
  const queries = [undefined, ...named.flatMap((name) => combinations([name]))];
  return paths.flatMap((params) => queries.map((query) => ({ params, ...(query ? { query } : {}) })));
}

/** The canaries that an actor can see by reading everything, including headers and refusals. */
async function seenBy(person: Person): Promise<Set<string>> {
  const seen: string[] = [];
  for (const endpoint of reads)
    for (const request of requestsOf(endpoint)) {
      const text = JSON.stringify(await person.call(endpoint, request as never));
      seen.push(...[...text.matchAll(/canary-[a-z-]+/g)].map(([canary]) => canary));
    }
  return new Set(seen);
}

/** The hosts' addresses are on their events, for anyone with the link. */
const hosts = ['canary-mail-of-host', 'canary-mail-of-other'];
/** A guest list is its hosts' alone. */
const list = ['invited-name', 'invited-mail', 'invited-label', 'opened-mail'].map((what) => `canary-${what}`);
const own = (name: Name) => ['mail', 'profile', 'passkey', 'token', 'card'].map((what) => `canary-${what}-of-${name}`);
const allowed: Record<Name, string[]> = {
  host: [
    ...own('host'),
    ...list,
    'canary-code',
    'canary-webhook-of-host',
    'canary-word-of-host',
    'canary-report-of-ann-on-bob',
    'canary-report-of-cleo-on-ann',
    ...['cohost', 'stranger', 'ann', 'bob', 'cleo', 'removed'].map((name) => `canary-mail-of-${name}`),
    ...['ann', 'bob'].map((name) => `canary-card-of-${name}`),
    ...['ann', 'left'].map((name) => `canary-label-of-${name}`),
    'canary-diet-of-ann',
  ],
  cohost: [
    ...own('cohost'),
    ...list,
    'canary-code',
    'canary-webhook-of-host',
    'canary-word-of-host',
    'canary-report-of-ann-on-bob',
    'canary-report-of-cleo-on-ann',
    ...['stranger', 'ann', 'bob', 'cleo', 'removed'].map((name) => `canary-mail-of-${name}`),
    ...['ann', 'bob'].map((name) => `canary-card-of-${name}`),
    ...['ann', 'left'].map((name) => `canary-label-of-${name}`),
    'canary-diet-of-ann',
  ],
  other: own('other'),
  stranger: own('stranger'),
  // Answers from before leaving are still the person's own, so the export has them.
  left: [
    ...own('left'),
    'canary-answer-of-left',
    'canary-topic-of-left',
    'canary-label-of-left',
    'canary-diet-of-left',
  ],
  removed: [...own('removed'), 'canary-answer-of-removed', 'canary-topic-of-removed'],
  ann: [
    ...own('ann'),
    'canary-word-of-host',
    'canary-scarf-of-ann',
    'canary-card-of-bob',
    'canary-scarf-of-bob',
    'canary-answer-of-ann',
    'canary-label-of-ann',
    'canary-diet-of-ann',
    'canary-topic-of-ann',
    'canary-open-of-ann',
    'canary-closed-of-ann',
    'canary-message-of-ann-to-bob',
    'canary-message-of-bob-to-ann',
    'canary-report-of-ann-on-bob',
    'canary-note-of-ann-on-bob',
    'canary-phone-of-ann',
  ],
  bob: [
    ...own('bob'),
    'canary-word-of-host',
    'canary-scarf-of-bob',
    'canary-card-of-ann',
    'canary-scarf-of-ann',
    'canary-answer-of-bob',
    'canary-topic-of-bob',
    'canary-open-of-ann',
    'canary-message-of-ann-to-bob',
    'canary-message-of-bob-to-ann',
    'canary-message-of-cleo-to-bob',
    'canary-note-of-bob-on-ann',
    'canary-phone-of-bob',
    'canary-phone-of-cleo',
  ],
  cleo: [
    ...own('cleo'),
    'canary-word-of-host',
    'canary-scarf-of-cleo',
    'canary-card-of-ann',
    'canary-card-of-bob',
    'canary-scarf-of-ann',
    'canary-scarf-of-bob',
    'canary-report-of-cleo-on-ann',
    'canary-phone-of-cleo',
    'canary-phone-of-bob',
    'canary-answer-of-cleo',
    'canary-topic-of-cleo',
    'canary-message-of-cleo-to-bob',
  ],
};

describe('reading everything there is to read', () => {
  test.each(names)('%s sees exactly what is theirs to see', async (name) => {
    expect([...(await seenBy(people[name]))].toSorted()).toEqual(
      [...new Set([...hosts, 'canary-opened-name', ...allowed[name]])].toSorted(),
    );
  });

  test('a program with every scope sees how to reach the people of its event, and nothing that anybody said', async () => {
    expect([...(await seenBy(program))].toSorted()).toEqual(
      [
        ...list,
        'canary-opened-name',
        'canary-code',
        ...['host', 'cohost', 'stranger', 'ann', 'bob', 'cleo', 'removed'].map((name) => `canary-mail-of-${name}`),
        ...['ann', 'bob'].map((name) => `canary-card-of-${name}`),
        ...['ann', 'left'].map((name) => `canary-label-of-${name}`),
      ].toSorted(),
    );
  });

  test('the signed-out see nothing but the name on an invitation whose link they have', async () => {
    expect([...(await seenBy(world.nobody))]).toEqual(['canary-opened-name']);
  });
});

describe('the database and the log', () => {
  test('hold no password, no session token, no reset token and nothing of a deleted event', async () => {
    const { ann } = people;
    await world.nobody.get(requestPasswordReset, { body: { user: { email: ann.email } } });
    const resetToken = await vi.waitFor(
      () => {
        const found = world.mails.flatMap(({ text }) => /reset-password\/([\w-]{43})/.exec(text)?.[1] ?? []);
        expect(found).toHaveLength(1);
        return String(found[0]);
      },
      { timeout: patience },
    );
    const dump = await dumpOf(world.ctx.database.db);
    expect(dump).toContain('canary-answer-of-ann');
    expect(dump).not.toContain('canary-gone');
    const log = world.logLines.join('\n');
    for (const text of [dump, log])
      for (const secret of [
        resetToken,
        stageSecret,
        webhookSecret.slice('whsec_'.length),
        'canary-password',
        String(program.token),
        ...names.map((name) => String(people[name].token)),
      ])
        expect(text.includes(secret)).toBe(false);
    for (const words of [
      'canary-code',
      'canary-answer',
      'canary-profile',
      'canary-message',
      'canary-topic',
      'canary-open',
      'canary-closed',
      'canary-card',
      'canary-report',
      'canary-note',
      'canary-phone',
      'canary-label',
      'canary-word',
      'canary-diet',
    ])
      expect(log.includes(words)).toBe(false);
  });

  test('after an erasure hold only what was sent to others', async () => {
    await people.ann.get(deleteAccount, { body: { user: { password: passwordOf('ann') } } });
    const dump = (await dumpOf(world.ctx.database.db)).split('\n');
    const left = new Set(dump.flatMap((row) => [...row.matchAll(/canary-[a-z-]+/g)].map(([canary]) => canary)));
    expect([...left].filter((canary) => canary.includes('ann')).toSorted()).toEqual([
      // The host's word, which is on nobody any more.
      'canary-label-of-ann',
      'canary-message-of-ann-to-bob',
      'canary-message-of-bob-to-ann',
      'canary-report-of-ann-on-bob',
    ]);
    expect(dump.join('\n').includes(people.ann.alias)).toBe(false);
    for (const name of ['host', 'bob', 'stranger'] as const)
      expect([...(await seenBy(people[name]))]).not.toContain('canary-mail-of-ann');
  });
});
