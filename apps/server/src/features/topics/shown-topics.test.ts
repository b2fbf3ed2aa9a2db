import { exportAccount } from '@serendip/contract/account-export';
import { getLive } from '@serendip/contract/evening';
import { listMyMatches } from '@serendip/contract/matching';
import { listConversations, listMessages, sendMessage } from '@serendip/contract/messages';
import { blockPerson, unblockPerson } from '@serendip/contract/safety';
import { addMyTopic, listMyTopics, removeMyTopic, type TopicRole } from '@serendip/contract/topics';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answeredEvent } from '../../../test/answered-event.ts';
import { completedRun, of } from '../../../test/matching.ts';
import { storedEvening } from '../../../test/stored-evening.ts';
import { type Pairing, storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ worker: true });
  await vi.waitFor(() => world.ctx.topicReader.complete('boo', 'offer', 'en'), { timeout: patience, interval: 100 });
});
afterAll(() => world.close());

type At = { id: string };
const add = (person: Person, event: At, phrase: string, shown?: boolean, role: TopicRole = 'offer') =>
  person.get(addMyTopic, {
    ...of(event),
    body: { topic: { role, phrase, ...(shown === undefined ? {} : { shown }) } },
  });
const eyeOf = async (person: Person, event: At, phrase: string) =>
  (await person.get(listMyTopics, of(event))).topics.find((topic) => topic.phrase === phrase)?.shown;

async function guests(count: number): Promise<[At, ...Person[]]> {
  const event = await world.createEvent(await world.arrive());
  return [event, ...(await world.crowd(event, count))];
}

describe('an own topic', () => {
  test('is closed until its person opens the eye, and stays as it is when nothing is said of it', async () => {
    const [event, ann] = (await guests(1)) as [At, Person];
    await add(ann, event, 'Voice acting');
    expect(await eyeOf(ann, event, 'Voice acting')).toBe(false);
    await add(ann, event, 'voice ACTING', true);
    expect(await eyeOf(ann, event, 'Voice acting')).toBe(true);
    await add(ann, event, 'Voice acting');
    expect(await eyeOf(ann, event, 'Voice acting')).toBe(true);
    await add(ann, event, 'Voice acting', false);
    expect(await eyeOf(ann, event, 'Voice acting')).toBe(false);
    const answer = await ann.send('POST', `/events/${event.id}/my_topics`, {
      topic: { role: 'offer', phrase: 'Rowing', shown: 'yes' },
    });
    expect([answer.code, answer.errors]).toEqual([422, ['Shown must be true or false']]);
  });

  test.each([
    ['a refusal', 'Small talk', 'avoid'],
    ['sensitive', 'coping with depression', 'need'],
    ['markup', '<b>Rowing</b>', 'offer'],
    ['a link in markup', '[rowing](lake)', 'offer'],
    ['a handle', 'ask @ana about boats', 'offer'],
    ['a hashtag', '#rowing', 'offer'],
    ['a number', 'boats for 12 people', 'offer'],
    ['a number of another script', 'boats for ١٢ people', 'offer'],
    ['a street', 'the garden in Main Street', 'offer'],
    ['a street in German', 'Garten in der Lindenstraße', 'offer'],
    ['a street in Spanish', 'la calle de Alcalá', 'offer'],
    ['an insult', 'you Idiots', 'offer'],
    ['an insult with blanks between its letters', 'b a s t a r d', 'offer'],
    ['an insult in disguise', 'a$$hole spotting', 'offer'],
    ['an insult in French', 'bande de connards', 'interest'],
  ] as const)('counts and cannot be opened when it is %s', async (_name, phrase, role) => {
    const [event, ann] = (await guests(1)) as [At, Person];
    const { topics } = await add(ann, event, phrase, true, role);
    expect(topics).toContainEqual(expect.objectContaining({ role, phrase, origin: 'own', shown: false }));
  });

  test.each(['Street food', 'C++ and Rust', 'Räume am Hafen', 'clases con niños', 'Saussure', 'écriture', '🎺🎺'])(
    'can be opened when it is %s',
    async (phrase) => {
      const [event, ann] = (await guests(1)) as [At, Person];
      await add(ann, event, phrase, true);
      expect(await eyeOf(ann, event, phrase)).toBe(true);
    },
  );

  test('is saved, and stays closed, while nobody can tell whether it is sensitive', async () => {
    const [event, ann] = (await guests(1)) as [At, Person];
    const reader = world.ctx.topicReader;
    const away = () => Promise.reject(new Refusal('not_ready'));
    Object.assign(world.ctx, { topicReader: { ...reader, isSensitive: away } });
    try {
      await add(ann, event, 'Rowing', true);
    } finally {
      Object.assign(world.ctx, { topicReader: reader });
    }
    expect(await eyeOf(ann, event, 'Rowing')).toBe(false);
  });
});

const topicOf = (words: string, language: 'de' | 'en') => ({
  words,
  language,
  doing: false,
  help: false,
  concept: null,
});
type ReasonLine = NonNullable<Pairing['lines']>[0][number];
const stimmen: ReasonLine = {
  kind: 'does',
  topic: topicOf('Glockenspiel stimmen', 'de'),
  writes: 'de',
  said: { en: [0, 0] },
};
const bees: ReasonLine = { kind: 'talk', topic: topicOf('bees', 'en'), writes: 'de', said: { en: [1, 1] } };
/** The same lines as sentences, as runs stored them once, and as data. */
const shapes = {
  sentences: {
    first: 'They do Glockenspiel stimmen.',
    second: 'They keep bees.',
    opener: 'Ask how Glockenspiel stimmen works.',
    inRoom: 'They do Glockenspiel stimmen.',
  },
  lines: {
    first: "They can help with 'Glockenspiel stimmen'.",
    second: 'They like bees.',
    opener: "Ask about 'Glockenspiel stimmen'.",
    inRoom: [stimmen],
  },
};
type Shape = keyof typeof shapes;

/** Ann's open topic, quoted to Bob in a list, in a room and on the phone; and one of Bob's, to Ann. */
async function quoted(shape: Shape) {
  const [event, ann, bob, cleo] = (await guests(3)) as [At, Person, Person, Person];
  await add(ann, event, 'Glockenspiel stimmen', true);
  const [stored] = await rowsOf<{ seq: number }>(
    world.ctx.database.db,
    sql`select seq::float8 as seq from topics where user_id = ${ann.id}`,
  );
  const topic = stored?.seq ?? 0;
  const quotes = [
    { reader: bob, line: '0', topic, lang: 'de' },
    { reader: bob, line: shape === 'lines' ? '0o' : 'o', topic },
  ];
  const { first, second, opener, inRoom } = shapes[shape];
  const told: Pick<Pairing, 'reasons' | 'openers' | 'lines'> =
    shape === 'lines'
      ? { lines: [[bees], [{ ...stimmen, asked: { en: 0 } }, bees]] }
      : { reasons: [[second], [first, second]], openers: [null, opener] };
  const seating = [[[ann, bob], [cleo]]];
  const run = await storedRun(world, event, [{ of: [ann, bob], ...told, quotes }], seating);
  const side = ann.id < bob.id ? 'b' : 'a';
  await world.ctx.database.db.execute(sql`update meeting_reasons
    set ${sql.identifier(`reason_for_${side}`)} = ${JSON.stringify(inRoom)}::jsonb, quotes = ${JSON.stringify([{ line: `${side}0`, topic, shown: true, lang: 'de' }])}
    where run_id = ${run.id}`);
  await storedEvening(world, event, { run, state: 'round', round: 1, here: [ann, bob, cleo], seating });
  await bob.get(sendMessage, { params: { user_id: ann.id }, body: { message: { content: 'Hello' } } });
  const readBy = async (person: Person, other: Person) => {
    const { matches, rooms } = await person.get(listMyMatches, of(event));
    const thread = await person.get(listMessages, { params: { user_id: other.id } });
    const { conversations } = await person.get(listConversations, {});
    const { live } = await person.get(getLive, of(event));
    return { matches, rooms, thread, conversations, live };
  };
  return { event, ann, bob, readBy };
}
const holds = (read: unknown) => JSON.stringify(read).includes('Glockenspiel');

describe.each(['sentences', 'lines'] as const)('an open topic in %s', (shape) => {
  const { first, second, opener } = shapes[shape];

  test('is quoted as it was typed to people listed or seated with its owner, with its language', async () => {
    const { ann, bob, readBy } = await quoted(shape);
    const { matches, rooms, thread, live } = await readBy(bob, ann);
    const quotes = [{ phrase: 'Glockenspiel stimmen', lang: 'de' }];
    expect(matches[0]).toMatchObject({
      detailed_reasons: [first, second],
      opener,
      quotes,
    });
    expect(rooms[0]).toMatchObject({ reasons: [first], people: [{ quotes, fit: 'hello' }] });
    expect(thread.match).toMatchObject({ quotes });
    expect(live?.me).toMatchObject({ reasons: [first], people: [{ quotes, fit: 'hello' }] });
  });

  test.each([
    ['its eye is closed', (ann: Person, event: At) => add(ann, event, 'glockenspiel stimmen', false)],
    [
      'it is removed',
      (ann: Person, event: At) =>
        ann.get(removeMyTopic, { ...of(event), query: { role: 'offer', phrase: 'Glockenspiel stimmen' } }),
    ],
  ])(
    'is hidden in every older list, room, chat and phone as soon as %s; the next reason stands there',
    async (_, hide) => {
      const { event, ann, bob, readBy } = await quoted(shape);
      await hide(ann, event);
      const read = await readBy(bob, ann);
      expect(holds(read)).toBe(false);
      expect(read.matches[0]).toMatchObject({ detailed_reasons: [second], opener: null, quotes: [] });
      expect(read.rooms[0]).toMatchObject({ reasons: [second] });
      expect(holds((await bob.get(exportAccount, {})) as unknown)).toBe(false);
    },
  );

  test('is read again when its eye opens again, and not when another one of its words is added after it was removed', async () => {
    const { event, ann, bob, readBy } = await quoted(shape);
    await add(ann, event, 'Glockenspiel stimmen', false);
    await add(ann, event, 'Glockenspiel stimmen', true);
    expect(holds(await readBy(bob, ann))).toBe(true);
    await ann.get(removeMyTopic, { ...of(event), query: { role: 'offer', phrase: 'Glockenspiel stimmen' } });
    await add(ann, event, 'Glockenspiel stimmen', true);
    expect(holds(await readBy(bob, ann))).toBe(false);
  });

  test('is not read across a block, also by somebody in the same room, until the block ends', async () => {
    const { ann, bob, readBy } = await quoted(shape);
    await ann.get(blockPerson, { params: { user_id: bob.id } });
    expect(holds(await readBy(bob, ann))).toBe(false);
    await ann.get(unblockPerson, { params: { user_id: bob.id } });
    expect(holds(await readBy(bob, ann))).toBe(true);
  });

  test('stands in its owner’s export with its eye', async () => {
    const { ann } = await quoted(shape);
    expect((await ann.get(exportAccount, {})).export.topics).toEqual([
      expect.objectContaining({ phrase: 'Glockenspiel stimmen', shown: true }),
    ]);
  });
});

test('a run marks the lines that name an own topic: they are gone as soon as it is removed', async () => {
  const event = await answeredEvent(world, [
    ['Hm', 'Hm'],
    ['I repair bicycles', 'Hm'],
    ['Bread', 'Hm'],
    ['Chess', 'Hm'],
  ]);
  const [ann, bob] = event.people as [Person, Person];
  await add(ann, event.event, 'Bicycle repair', true, 'need');
  await completedRun(event.host, event.event);
  const reasons = async () =>
    (await bob.get(listMyMatches, of(event.event))).matches.find(({ user }) => user.id === ann.id)?.detailed_reasons;
  expect(JSON.stringify(await reasons())).toMatch(/bicycle/i);
  await ann.get(removeMyTopic, { ...of(event.event), query: { role: 'need', phrase: 'Bicycle repair' } });
  expect(JSON.stringify(await reasons())).not.toMatch(/bicycle/i);
});
