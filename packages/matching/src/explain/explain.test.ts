import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import { blankQuestion } from '../blank-question.ts';
import { matchParticipants } from '../match-participants.ts';
import { LANGUAGES, type Language } from '../text/stem.ts';
import type { SnapshotAnswer, SnapshotParticipant, SnapshotQuestion, SnapshotTopic } from '../types.ts';
import { resultInWords } from '../wording/result-in-words.ts';

const THREE = [
  textQuestion('does', 'What do you do?'),
  textQuestion('gives', 'What can you help others with?'),
  textQuestion('seeks', 'What are you looking for?'),
];
const WITH_LIKES = [...THREE, textQuestion('likes', 'What do you like to talk about?')];
type Said = Record<string, SnapshotAnswer>;
const OTHERS: Said[] = [
  { gives: 'bread, pastry', seeks: 'an accountant' },
  { gives: 'wiring, lamps', seeks: 'English lessons' },
  { gives: 'seeds, pruning', seeks: 'a bicycle' },
  { gives: 'shelves, tables', seeks: 'a photographer' },
];

function run(
  people: Said[],
  questions: SnapshotQuestion[] = THREE,
  topics: Record<number, SnapshotTopic[]> = {},
  language: Language = 'en',
) {
  const participants = people.map(
    (answers, at): SnapshotParticipant => ({ id: `p${at}`, alias: 'a', answers, topics: topics[at] ?? [] }),
  );
  const event = { name: 'Test', description: null };
  const result = matchParticipants(
    { event, questions, participants },
    { room_size: 2, matches_per_person: 10, lexicon },
  );
  return resultInWords(result, lexicon.displayNames, language);
}
const readBy = (who: string, { pairs }: ReturnType<typeof run>) =>
  pairs
    .filter(({ a, b }) => a === who || b === who)
    .map((pair) =>
      pair.a === who
        ? {
            of: pair.b,
            reasons: pair.reasons_for_a,
            opener: pair.opener_for_a,
            fit: pair.fit_for_a,
            told: pair.told_for_a,
          }
        : {
            of: pair.a,
            reasons: pair.reasons_for_b,
            opener: pair.opener_for_b,
            fit: pair.fit_for_b,
            told: pair.told_for_b,
          },
    );

/** The texts that two people read about each other, alone or with others there. */
function read(
  one: Said,
  other: Said,
  questions?: SnapshotQuestion[],
  topics?: Record<number, SnapshotTopic[]>,
  others: Said[] = [],
) {
  const result = run([one, other, ...others], questions, topics);
  const [forOne, forOther] = ['p0', 'p1'].map((who) =>
    readBy(who, result).find(({ of }) => of !== who && /p[01]/.test(of)),
  );
  if (!forOne || !forOther) throw new Error('the two were not matched');
  return { forOne, forOther, all: [...forOne.reasons, ...forOther.reasons].join(' ') };
}

describe('reasons come in the order of what is surest', () => {
  test('first what both sides said plainly, a strong fit, told from each side', () => {
    const { forOne, forOther } = read({ seeks: 'a piano teacher' }, { gives: 'piano lessons' }, THREE, {}, OTHERS);
    expect(forOne.reasons[0]).toMatch(/\bthey offer piano lessons/i);
    expect(forOne.reasons[0]).toMatch(/\byou look for a piano teacher/i);
    expect(forOther.reasons[0]).toMatch(/\byou offer piano lessons/i);
    expect(forOther.reasons[0]).toMatch(/\bthey look for a piano teacher/i);
    expect([forOne.fit, forOther.fit]).toEqual(['strong', 'strong']);
    expect([forOne.told, forOther.told]).toEqual(['can_receive_help', 'can_help']);
  });

  test('both directions make it mutual', () => {
    const { forOne } = read(
      { gives: 'bookkeeping', seeks: 'piano lessons' },
      { gives: 'piano lessons', seeks: 'bookkeeping' },
    );
    expect(forOne.told).toBe('mutual_connections');
    expect(forOne.reasons.join(' ')).toMatch(/piano lessons.*bookkeeping/i);
  });

  test('anything that both like is said as liking, and is no direction of help', () => {
    const { forOne, forOther } = read({ likes: 'football, jazz' }, { likes: 'jazz, football' }, WITH_LIKES);
    for (const { reasons, told, fit } of [forOne, forOther]) {
      expect(reasons[0]).toMatch(/\b(?:football and jazz|jazz and football)\b/);
      expect(told).toBeNull();
      expect(fit).toBe('hello');
    }
  });

  test('a liking is told of the other where nothing connects the two', () => {
    const { forOne } = read({ gives: 'wiring' }, { likes: 'jazz' }, WITH_LIKES);
    expect(forOne).toMatchObject({ fit: 'hello', told: null });
    expect(forOne.reasons).toEqual([expect.stringMatching(/^They (?:like|enjoy|like to talk about) jazz\.$/)]);
  });

  test('nothing is said, and nothing asked, where nothing is sure', () => {
    const { forOne, forOther } = read({ does: 'xyzzy' }, { does: 'plugh' });
    for (const side of [forOne, forOther])
      expect(side).toMatchObject({ reasons: [], opener: null, fit: 'hello', told: null });
  });
});

describe('nobody is told that somebody can help who said nothing of the kind', () => {
  test.each(['What do you want to learn?', 'What are you struggling with?'])(
    'two who look for the same: %s',
    (text) => {
      const { all } = read({ q: 'piano lessons' }, { q: 'piano lessons' }, [textQuestion('q', text)]);
      expect(all).not.toMatch(/\b(?:they|you) (?:can|may|offer|teach|give|know|play)|could|maybe/i);
    },
  );

  test('somebody who looks for nothing is not told that they look for it', () => {
    const { forOne, forOther } = read({ gives: 'walking dogs' }, { likes: 'dogs' }, WITH_LIKES);
    expect([...forOne.reasons, ...forOther.reasons].join(' ')).not.toMatch(/look|want|need/);
  });
});

describe('what somebody looks for is nobody else’s business when it is a doctor, a therapist, a lawyer against their landlord', () => {
  test.each([
    ['a good therapist', 'psychotherapy', /mental|therap|psych/i],
    ['a fertility clinic', 'fertility clinic, IVF', /fertil|ivf/i],
    ['an oncologist', 'oncology', /oncolog|cancer/i],
    ['a lawyer against my landlord', "tenants' rights, eviction", /tenan|evict|landlord/i],
  ])('%s', (seeks, gives, topic) => {
    const { forOther } = read({ does: 'Office clerk', seeks }, { gives });
    expect([...forOther.reasons, forOther.opener].join(' ')).not.toMatch(topic);
  });
});

test('anything that either of two refuses stands in no reason and no opener of theirs', () => {
  const avoid: SnapshotTopic[] = [{ role: 'avoid', phrase: 'football', state: 'own' }];
  const { all, forOne } = read(
    { likes: 'jazz', seeks: 'a babysitter' },
    { likes: 'football, jazz', gives: 'football training' },
    WITH_LIKES,
    { 0: avoid },
  );
  expect([all, forOne.opener].join(' ')).not.toMatch(/football/i);
  expect(all).toMatch(/jazz/);
});

test('an own topic with an open eye is quoted as it was typed, and others are not', () => {
  const phrase = 'Zwetschgenkuchen from my aunt’s orchard';
  const own = (shown: boolean): Record<number, SnapshotTopic[]> => ({
    1: [{ role: 'offer', phrase, state: 'own', shown }],
  });
  expect(read({}, {}, THREE, own(true)).all).toContain(phrase);
  expect(read({}, {}, THREE, own(false)).all).not.toMatch(/Zwetschgenkuchen|orchard/);
});

test.each(LANGUAGES)(
  'one wording stands on at most two matches of a person, and a third keeps its reason and its fit, in %s',
  (language) => {
    const lenders = Array.from({ length: 5 }, () => ({ gives: 'piano lessons' }));
    const matches = readBy('p0', run([{ seeks: 'piano lessons' }, ...lenders], THREE, {}, language));
    expect(matches).toHaveLength(5);
    for (const { reasons, fit } of matches) {
      expect(reasons[0]).toMatch(/piano lessons/i);
      expect(fit).not.toBe('hello');
    }
    const times = (texts: (string | null | undefined)[]): number =>
      Math.max(...texts.map((text) => (text ? texts.filter((other) => other === text).length : 0)));
    expect(times(matches.map(({ reasons }) => reasons[0]))).toBeLessThanOrEqual(2);
    expect(times(matches.map(({ opener }) => opener))).toBeLessThanOrEqual(2);
  },
);

describe('a topic with a lock closes its subject', () => {
  const seeker = { seeks: 'mental health care' };
  const giver = { gives: 'mental health care' };
  const locked: SnapshotTopic = { role: 'need', phrase: 'psychotherapy', state: 'own' };

  test('so that nobody reads of it by a harmless name', () => {
    expect(read(seeker, giver, THREE, {}, OTHERS).forOne.reasons.join(' ')).toContain('mental health care');
    const { forOne } = read(seeker, giver, THREE, { 1: [locked] }, OTHERS);
    expect([...forOne.reasons, forOne.opener].join(' ')).not.toContain('mental health');
  });

  test('but not a topic about it that its owner has opened', () => {
    const opened: SnapshotTopic = { role: 'offer', phrase: 'mental health care', state: 'own', shown: true };
    const { forOne } = read(seeker, {}, THREE, { 1: [locked, opened] }, OTHERS);
    expect(forOne.reasons.join(' ')).toContain('mental health care');
  });
});

describe('a sentence has the grammar of what it names', () => {
  test.each([
    ['work', 'bookkeeping', /They do bookkeeping|they offer that/],
    ['doing', 'fixing bikes', /they fix bikes/i],
    ['a lesson', 'piano lessons', /they offer (?:piano lessons|that)/i],
    ['a language', 'Turkish', /they (?:speak Turkish|offer that)/i],
    ['a single person', 'a technical co-founder', /they are (?:a technical co-founder|one)/i],
    ['a single person without an article', 'technical cofounder', /they are (?:a technical cofounder|one)/i],
    ['a thing that ends like a person', 'ladder', /they (?:offer a ladder|have one)/i],
    [
      'lessons named by what is done there',
      'sailing lessons',
      /they (?:can help with sailing lessons|offer that|offer sailing lessons)/i,
    ],
    ['a room', 'a rehearsal room', /they (?:offer a rehearsal room|have one)/i],
    ['a profession', 'a notary', /they are (?:a notary|one)/i],
  ])('%s', (_, said, pattern) => {
    expect(read({ seeks: said }, { gives: said }).forOne.reasons.join(' ')).toMatch(pattern);
  });
});

test('no sentence is without a subject, none is longer than 14 words, and no opener longer than 12', () => {
  const phrases = [
    'tax advice',
    'a drill',
    'baking',
    'chess',
    'Turkish',
    'a babysitter',
    'fixing bikes',
    'hiking',
    'a van',
  ];
  const people = phrases.map((gives, at) => ({
    gives,
    seeks: phrases[(at + 2) % phrases.length] as string,
    likes: phrases[(at + 5) % phrases.length] as string,
  }));
  const result = run(people, WITH_LIKES);
  const named = phrases.map((phrase) =>
    phrase
      .replace(/^a |ing\b.*/g, '')
      .slice(0, 5)
      .toLowerCase(),
  );
  const lines = result.meetings.flatMap((meeting) => [meeting.reason_for_a, meeting.reason_for_b]).filter(Boolean);
  const reasons = [...result.pairs.flatMap((pair) => [...pair.reasons_for_a, ...pair.reasons_for_b]), ...lines];
  const openers = result.pairs
    .flatMap((pair) => [pair.opener_for_a, pair.opener_for_b])
    .filter((text) => text !== null);
  expect(reasons.length).toBeGreaterThan(20);
  for (const text of [...reasons, ...openers])
    expect(named.some((stem) => text.toLowerCase().includes(stem))).toBe(true);
  for (const text of reasons) expect(text.split(' ').length).toBeLessThanOrEqual(14);
  for (const text of openers) expect(text.split(' ').length).toBeLessThanOrEqual(12);
});

describe('an option that two ticked', () => {
  const ticked = (text: string, option: string, others: number) => {
    const options = [
      { text: option, value: 'x' },
      { text: 'Something else entirely', value: 'y' },
    ];
    const question = { ...blankQuestion, id: 'q', text, input_type: 'multi_select' as const, options };
    const people = Array.from({ length: 9 }, (_, at) => ({ q: [at < 2 + others ? 'x' : 'y'] }));
    return readBy('p0', run(people, [question])).find(({ of }) => of === 'p1');
  };

  test.each(['Jazz', 'Novels', 'Singing', 'Nordic walking'])(
    'is told though it begins like a no or a yes: %s',
    (option) => {
      expect(ticked('What do you like?', option, 0)?.reasons.join(' ')).toContain(option);
    },
  );

  test('is told as an option, and never asked about, where at most a third ticked it', () => {
    const match = ticked('What would you do?', 'sharing a workshop', 1);
    expect(match?.reasons.join(' ')).toMatch(/sharing a workshop/);
    expect(match?.opener).toBeNull();
    expect(ticked('What would you do?', 'sharing a workshop', 2)?.reasons ?? []).toEqual([]);
  });

  test.each([
    ['What is your gender?', 'Male'],
    ['What do you bring?', 'None of these'],
    ['What do you bring?', 'Prefer not to say'],
    ['Who do you need?', 'Nobody at the moment'],
    ['¿Qué traes?', 'Ningún talento'],
    ['Was bringst du mit?', 'Alle!'],
  ])('is no reason where it tells nothing: %s %s', (text, option) => {
    expect(ticked(text, option, 0)?.reasons ?? []).toEqual([]);
  });
});

test('an activity that says nothing without its object is not told', () => {
  const result = run([{ gives: 'packing for big moves' }, { seeks: 'help with moving house' }, ...OTHERS]);
  const told = result.pairs.flatMap((pair) => [...pair.reasons_for_a, ...pair.reasons_for_b]);
  expect(told.filter((text) => /\bpack(?:ing)?\b/.test(text))).toEqual([]);
});
