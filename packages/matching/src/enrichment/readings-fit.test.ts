import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { compileLexicon } from '../lexicon/compile-lexicon.ts';
import { readLexicon } from '../read-lexicon.ts';
import type { EventSnapshot } from '../types.ts';
import type { TopicReading } from './enrichment.ts';
import { readingsFit } from './readings-fit.ts';

const lexicon = compileLexicon(readLexicon(join(import.meta.dirname, '../../../../content/lexicon')));

/** What people tell, and what a good reader makes of it. */
const TOLD: [string, string[]][] = [
  ['The brakes gave up in March and I ride downhill with my feet', ['bicycle repair', 'cycling']],
  ['My hives stand on the roof, forty jars so far this summer', ['beekeeping', 'honey']],
  ['I read the letters of the tax office to my neighbours', ['tax advice', 'help with letters']],
  ['Sourdough at four in the morning, the oven is never cold', ['baking', 'bread']],
  ['I paint faces in oil, people sit for me three evenings', ['portrait painting', 'oil painting']],
  ['Second alto, and since the conductor left we sing alone', ['choir', 'conductor']],
  ['My tomatoes drown in the shade of the new building', ['gardening', 'vegetables']],
  ['The knight forks king and rook: I show children how', ['chess', 'teaching children']],
  ['I run along the river before work, alone so far', ['running', 'running partner']],
];
const snapshot: EventSnapshot = {
  event: { name: 'Neighbours', description: null },
  questions: [textQuestion('q1', 'What should we know about you?')],
  participants: TOLD.map(([q1], at) => ({ id: `p${at}`, alias: `alias-${at}`, answers: { q1 } })),
};
const nothing: TopicReading = { offers: [], needs: [], interests: [], facts: [], refusals: [] };
const reading = (facts: string[]): TopicReading => ({ ...nothing, facts });
const readAs = (topicsOf: (at: number) => string[], people = TOLD.length) =>
  Object.fromEntries(TOLD.slice(0, people).map((_, at) => [`p${at}`, reading(topicsOf(at))]));
const topics = (at: number): string[] => TOLD[at % TOLD.length]?.[1] ?? [];

test('what was read in their own answers fits, though hardly a word is the same', () => {
  expect(readingsFit(snapshot, readAs(topics), lexicon)).toBe(true);
});

test.each<[string, (at: number) => string[]]>([
  ['somebody else', (at) => topics(at + 4)],
  ['everybody the same', () => ['music', 'children', 'vegetables', 'bread']],
])('what a model says of %s does not', (_, said) => {
  expect(readingsFit(snapshot, readAs(said), lexicon)).toBe(false);
});

test('too few readings to tell, empty ones, and those of a language the engine does not know are taken to fit', () => {
  expect(
    readingsFit(
      snapshot,
      readAs((at) => topics(at + 4), 7),
      lexicon,
    ),
  ).toBe(true);
  expect(
    readingsFit(
      snapshot,
      readAs(() => []),
      lexicon,
    ),
  ).toBe(true);
  expect(readingsFit(snapshot, {}, lexicon)).toBe(true);
  const foreign = {
    ...snapshot,
    participants: snapshot.participants.map((one, at) => ({
      ...one,
      answers: { q1: `Xylq${at} vråbyt ñdoqë żółw${at}` },
    })),
  };
  expect(readingsFit(foreign, readAs(topics), lexicon)).toBe(true);
});

test('true readings fit where most people answer in a language the engine does not know', () => {
  const mixed = {
    ...snapshot,
    participants: snapshot.participants.map((one, at) =>
      at < 6 ? { ...one, answers: { q1: `Kasvatan mehiläisiä saaressa ja etsin kuoroa${at}` } } : one,
    ),
  };
  expect(readingsFit(mixed, readAs(topics), lexicon)).toBe(true);
});

test('of a large event of which few were read these few are held against their answers', () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    id: `q${at}`,
    alias: `many-${at}`,
    answers: { q1: TOLD[at % TOLD.length]?.[0] ?? '' },
  }));
  const large = { ...snapshot, participants: [...many, ...snapshot.participants] };
  expect(
    readingsFit(
      large,
      readAs((at) => topics(at + 4)),
      lexicon,
    ),
  ).toBe(false);
});
