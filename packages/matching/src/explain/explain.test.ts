import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import { blankQuestion } from '../blank-question.ts';
import { matchParticipants } from '../match-participants.ts';
import type { MatchedPair, SnapshotAnswer, SnapshotQuestion } from '../types.ts';

const THREE = [
  textQuestion('does', 'What do you do?'),
  textQuestion('gives', 'What can you offer?'),
  textQuestion('seeks', 'What are you looking for?'),
];
type Said = Record<string, SnapshotAnswer>;
const OTHERS: Said[] = [
  { does: 'Baker', gives: 'bread, pastry', seeks: 'an accountant' },
  { does: 'Electrician', gives: 'wiring, lamps', seeks: 'English lessons' },
  { does: 'Gardener', gives: 'seeds, pruning', seeks: 'a bicycle' },
  { does: 'Carpenter', gives: 'shelves, tables', seeks: 'a photographer' },
];

/** The texts that two people read about each other in an event with four others, where all pairs are listed. */
function read(one: Said, other: Said, questions: SnapshotQuestion[] = THREE): MatchedPair & { all: string } {
  const participants = [one, other, ...OTHERS].map((answers, at) => ({ id: `p${at}`, alias: 'a', answers }));
  const event = { name: 'Test', description: null };
  const { pairs } = matchParticipants(
    { event, questions, participants },
    { room_size: 2, matches_per_person: 10, lexicon },
  );
  const pair = pairs.find(({ a, b }) => a === 'p0' && b === 'p1');
  if (!pair) throw new Error('the two were not matched');
  return { ...pair, all: [...pair.reasons_for_a, ...pair.reasons_for_b].join(' ') };
}

const HELP =
  /\b(?:they|you) (?:can|may|offer|teach|give|know)|first-hand|which helps|that helps|ask away|looking for that|could use/i;

describe('nobody is told that somebody can help who said nothing of the kind', () => {
  test.each(['What do you want to learn?', 'What are you struggling with?'])(
    'two who look for the same: %s',
    (text) => {
      const question = [textQuestion('q', text)];
      const { all } = read({ q: 'piano lessons' }, { q: 'piano lessons' }, question);
      expect(all).not.toMatch(HELP);
    },
  );

  test('two who look for the same beside what they do and give, who read just that', () => {
    const { all, reasons_for_a } = read(
      { does: 'Nurse', gives: 'first aid', seeks: 'a babysitter' },
      { does: 'Painter', gives: 'painting walls', seeks: 'a babysitter' },
    );
    expect(all).not.toMatch(HELP);
    expect(reasons_for_a.join(' ')).toMatch(/both .*look for help with babysitting/i);
  });

  test('somebody who looks for nothing', () => {
    const { reasons_for_b } = read(
      { does: 'My dog died in May', seeks: 'walks' },
      { does: 'Dog walker', gives: 'I walk dogs' },
    );
    expect(reasons_for_b.join(' ')).not.toMatch(
      /\bthey (?:can|may|offer|know)|you(?:'re looking| look| want| ask| need| could use)|which helps/i,
    );
  });
});

describe('what somebody looks for is nobody else’s business when it is a doctor, a therapist, a lawyer against their landlord', () => {
  test.each([
    ['a good therapist, I have panic attacks', 'psychotherapy', /mental|therap|psych/i],
    ['someone who knows about IVF, we have been trying for four years', 'fertility clinic, IVF', /fertil|ivf/i],
    ['an oncologist for a second opinion', 'oncology', /oncolog|cancer/i],
    ['someone to explain eviction law, my landlord is throwing me out', "tenants' rights, eviction", /tenan|evict/i],
  ])('%s', (seeks, gives, topic) => {
    const { reasons_for_a, reasons_for_b } = read({ does: 'Office clerk', seeks }, { does: 'At work in it', gives });
    expect(reasons_for_b.join(' ')).not.toMatch(topic);
    expect(reasons_for_a.join(' ')).not.toMatch(/^$/);
  });

  test('but those who work there may be named to each other', () => {
    const { reasons_for_b } = read(
      { does: 'Cardiology nurse, intensive care', seeks: 'a physiotherapist' },
      { does: 'Clinic owner', gives: 'physiotherapy' },
    );
    expect(reasons_for_b.join(' ')).toMatch(/physiotherapy/i);
  });
});

describe('who wants to do the same in company reads so, and is matched', () => {
  test.each([
    [
      'a running partner',
      'someone to run with in the park',
      /both want somebody to go running with|both look for company for running/,
    ],
    [
      'a chess partner',
      'people to play chess with',
      /both want somebody to play chess with|both look for company for chess/,
    ],
    [
      'jemand zum Wandern',
      'Begleitung zum Wandern',
      /both want somebody to go hiking with|both look for company for hiking/,
    ],
  ])('%s and %s', (one, other, topic) => {
    const { reasons_for_a, category, percentage } = read(
      { does: 'Nurse', seeks: one },
      { does: 'Teacher', seeks: other },
    );
    expect(reasons_for_a.join(' ')).toMatch(topic);
    expect(category).toBe('mutual_connections');
    expect(percentage).toBeGreaterThan(10);
  });

  test('but two who look for a partner in business do not give it to each other', () => {
    const { all } = read(
      { does: 'Soap maker', seeks: 'a distribution partner' },
      { does: 'Potter', seeks: 'a distribution partner' },
    );
    expect(all).not.toMatch(/company for|somebody to .* with/);
  });
});

test('people who share several topics read of two in one sentence', () => {
  const { all } = read({ q: 'chess, hiking and jazz' }, { q: 'jazz, chess, hiking' }, [
    textQuestion('q', 'What are your hobbies?'),
  ]);
  expect(all).toMatch(/\b(?:chess|hiking|jazz)\b.* and .*\b(?:chess|hiking|jazz)\b/);
});

test('a topic that one word on each side makes clear is named', () => {
  const { reasons_for_a } = read(
    { does: 'Driver', gives: 'strong arms', seeks: 'somebody to feed the cat while we are away' },
    { does: 'Student', gives: 'around all summer, can feed pets', seeks: 'my bike needs new brakes' },
  );
  expect(reasons_for_a.join(' ')).toMatch(/pets|cats/);
});

describe('a sentence has the grammar of what it names', () => {
  test.each([
    [
      'work',
      'bookkeeping',
      'bookkeeping',
      /They do bookkeeping\.|help you with bookkeeping|help with bookkeeping; they offer it/,
    ],
    [
      'doing',
      'somebody to help me find suppliers',
      'finding suppliers',
      /help you find suppliers|want to find suppliers; they know how/,
    ],
    ['a lesson', 'piano lessons', 'piano lessons', /They offer piano lessons|look for piano lessons; they offer that/],
    [
      'a language',
      'somebody who speaks Turkish',
      'I speak Turkish',
      /They speak Turkish\.|help you with Turkish|help with Turkish/,
    ],
    [
      'a single person',
      'a technical co-founder',
      'technical co-founder',
      /You look for a technical co-founder; they may be the one\./,
    ],
    [
      'a room',
      'a rehearsal room',
      'a rehearsal room',
      /offer a rehearsal room|look for a rehearsal room; they offer that/,
    ],
  ])('%s', (_, seeks, gives, pattern) => {
    expect(read({ does: 'Clerk', seeks }, { does: 'Clerk', gives }).reasons_for_a.join(' ')).toMatch(pattern);
  });

  test('a profession', () => {
    const { reasons_for_a } = read({ does: 'Cook', seeks: 'a notary' }, { does: 'Notary', seeks: 'a gardener' });
    expect(reasons_for_a[0]).toBe("They are a notary. You're looking for one.");
  });
});

describe('an opener', () => {
  test('is made of the strongest reason, for each side its own', () => {
    const pair = read({ does: 'Clerk', seeks: 'piano lessons' }, { does: 'Clerk', gives: 'piano lessons' });
    expect(pair.opener_for_a).toBe('Ask who last came to them for piano lessons.');
    expect(pair.opener_for_b).toBe('Ask what they need piano lessons for.');
  });

  test('is none where nothing is known, and the reason says so in one line', () => {
    const pair = read({ does: 'xyzzy' }, { does: 'plugh' });
    expect(pair).toMatchObject({
      reasons_for_a: ['No obvious link. Ask what brought them here.'],
      reasons_for_b: ['No obvious link. Ask what brought them here.'],
      opener_for_a: null,
      opener_for_b: null,
    });
  });
});

test.each([
  ['What is your gender?', 'Male'],
  ['What do you bring?', 'None of these'],
  ['What do you bring?', 'Prefer not to say'],
])('an option that tells nothing is no reason: %s %s', (text, option) => {
  const options = [
    { id: 'o1', text: option, value: 'x', display_order: 1 },
    { id: 'o2', text: 'Something else', value: 'y', display_order: 2 },
  ];
  const question = { ...blankQuestion, id: 'q', text, input_type: 'multiple_choice', options } as SnapshotQuestion;
  expect(read({ q: 'x' }, { q: 'x' }, [question]).all).not.toContain(option);
});
