import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textQuestion } from '../test/text-question.ts';
import { lexicon } from '../test/whole-lexicon.ts';
import { type MatchOptions, matchParticipants } from './match-participants.ts';
import { LANGUAGES } from './text/stem.ts';
import type { EventSnapshot, MatchResult } from './types.ts';
import { resultInWords } from './wording/result-in-words.ts';

const options: MatchOptions = { room_size: 3, matches_per_person: 4, lexicon };

const questions = [
  textQuestion('q1', 'What do you do?'),
  textQuestion('q2', 'What can you offer?'),
  textQuestion('q3', 'What are you looking for?'),
  textQuestion('q4', 'Which of these?', {
    input_type: 'multi_select',
    options: [
      { text: 'Garden & kitchen', value: 'garden' },
      { text: 'Money & forms', value: 'money' },
    ],
  }),
];

const topics = [
  'tax advice',
  'beekeeping',
  'a guitar teacher',
  'first customers',
  'machine learning',
  'a place to rehearse',
  'plumbing',
  'moving house in October',
  'german lessons',
  'someone who repairs bikes',
  'photos for my website',
  'grief',
  'divorce',
  'insolvency',
  'hiring a nurse',
  'swimming lessons',
  'a patent',
  'old roots and cabbages',
];
const canary = fc.stringMatching(/^[bcdfgklmnprstvz]{3}[aeiou][bcdfgklmnprstvz]{4}[aeiou]q$/);
const contact = fc.constantFrom('me@mail.example', 'https://x.example/a', '+49 170 1234567', 'www.my-site.example');
const answer = fc
  .record({ before: canary, topic: fc.constantFrom(...topics), after: canary, contact })
  .map((part) => ({ ...part, text: `${part.before} ${part.topic} ${part.after}, ${part.contact}` }));
const people = fc.array(fc.tuple(answer, answer, answer, fc.subarray(['garden', 'money'])), {
  minLength: 3,
  maxLength: 12,
});
type People = typeof people extends fc.Arbitrary<infer T> ? T : never;

const snapshotOf = (given: People): EventSnapshot => ({
  event: { name: 'Test', description: null },
  questions,
  participants: given.map(([does, offers, needs, chosen], at) => ({
    id: `p${at}`,
    alias: `quiet-otter-${at}`,
    answers: { q1: does.text, q2: offers.text, q3: needs.text, q4: chosen },
  })),
});
// All that is said of results is said of the same events: each is matched once.
const seed = fc.sample(fc.integer(), 1)[0] as number;
const results = new Map<string, MatchResult>();
function resultOf(given: People): MatchResult {
  const key = JSON.stringify(given);
  const result = results.get(key) ?? matchParticipants(snapshotOf(given), options);
  results.set(key, result);
  return result;
}
/** Everything that people read of their matches, in any language. */
const reasonsOf = (result: MatchResult): string[] =>
  LANGUAGES.flatMap((language) => {
    const { pairs, meetings } = resultInWords(result, lexicon.displayNames, language);
    return [
      ...pairs.flatMap((pair) =>
        [...pair.reasons_for_a, ...pair.reasons_for_b, pair.opener_for_a, pair.opener_for_b].filter(
          (text) => text !== null,
        ),
      ),
      ...meetings.flatMap((meeting) => [meeting.reason_for_a, meeting.reason_for_b]),
    ];
  });

describe('reasons and openers', () => {
  test('never show an unknown word, an address or a number from an answer', () => {
    fc.assert(
      fc.property(people, (given) => {
        const text = reasonsOf(resultOf(given)).join(' ');
        for (const [does, offers, needs] of given) {
          for (const { before, after } of [does, offers, needs]) {
            expect(text).not.toContain(before);
            expect(text).not.toContain(after);
          }
        }
        expect(text).not.toMatch(/@|https?:|www\.|\d{3}/);
      }),
      { seed, numRuns: 150 },
    );
  });

  test('never name a sensitive concept or field', () => {
    const names = [
      ...lexicon.concepts.filter((concept) => concept.sensitive).map(({ name }) => name),
      ...lexicon.fields.filter((field) => field.sensitive).map(({ name }) => name),
    ];
    const openly = new Set([
      ...lexicon.concepts.filter((concept) => !concept.sensitive).map(({ name }) => name),
      ...lexicon.fields.filter((field) => !field.sensitive).map(({ name }) => name),
    ]);
    const secret = names.filter((name) => name.length > 4 && ![...openly].some((open) => open.includes(name)));
    fc.assert(
      fc.property(people, (given) => {
        const text = reasonsOf(resultOf(given)).join(' ').toLowerCase();
        expect(secret.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
      }),
      { seed, numRuns: 40 },
    );
  });

  test('are at most three short sentences that end properly', () => {
    fc.assert(
      fc.property(people, (given) => {
        for (const language of LANGUAGES)
          for (const pair of resultInWords(resultOf(given), lexicon.displayNames, language).pairs)
            for (const reasons of [pair.reasons_for_a, pair.reasons_for_b]) {
              expect(reasons.length).toBeLessThanOrEqual(3);
              for (const sentence of reasons) expect(sentence).toMatch(/^[«„]?[¿]?\p{Lu}[^\n]{8,180}[.?]$/u);
            }
      }),
      { seed, numRuns: 40 },
    );
  });
});

describe('a result', () => {
  test('does not depend on the order of participants or on being run twice', () => {
    fc.assert(
      fc.property(people, (given) => {
        const snapshot = snapshotOf(given);
        const turned = { ...snapshot, participants: [...snapshot.participants].reverse() };
        const result = resultOf(given);
        expect(matchParticipants(turned, options)).toEqual(result);
        expect(matchParticipants(snapshot, options)).toEqual(result);
      }),
      { seed, numRuns: 40 },
    );
  });
});
