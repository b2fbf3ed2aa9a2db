import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import type { EventSnapshot } from '../types.ts';
import type { TopicReading } from './enrichment.ts';
import { fittingReadings } from './fitting-readings.ts';

/** Answers, and the reading that a good model makes from each. */
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

const fitting = (event: EventSnapshot, readings: Record<string, TopicReading>) => {
  const { readings: kept, invented } = fittingReadings(event, readings, lexicon);
  return { kept: Object.keys(kept).toSorted(), invented };
};
const all = snapshot.participants.map(({ id }) => id);
const first = (people: number): EventSnapshot => ({
  ...snapshot,
  participants: snapshot.participants.slice(0, people),
});
const nobody = { kept: [], invented: true };

test('anything that was read in their own answers fits, though hardly a word is the same', () => {
  expect(fitting(snapshot, readAs(topics))).toEqual({ kept: all, invented: false });
});

describe.each([3, 4, 5, 6, 7, 9])('of an event of %i', (people) => {
  test('anything that was truly read is used', () => {
    expect(fitting(first(people), readAs(topics, people))).toEqual({ kept: all.slice(0, people), invented: false });
  });

  test.each<[string, (at: number) => string[]]>([
    ['everybody the same', () => ['divorce', 'skiing']],
    ['everybody what one of them said', () => topics(1)],
  ])('nothing is used of what a model says of %s', (_, said) => {
    expect(fitting(first(people), readAs(said, people))).toEqual(nobody);
  });

  test('anything that a model makes up of one person is not used, the rest is', () => {
    const readings = { ...readAs(topics, people), p1: reading(['football', 'skiing']) };
    const others = all.slice(0, people).filter((id) => id !== 'p1');
    expect(fitting(first(people), readings)).toEqual({ kept: others, invented: false });
  });
});

test('nothing is used of what a model says of everybody that is of somebody else', () => {
  expect(
    fitting(
      snapshot,
      readAs((at) => topics(at + 4)),
    ),
  ).toEqual(nobody);
});

test('no readings, empty ones, and those of a language the engine does not know are taken to fit', () => {
  expect(
    fitting(
      snapshot,
      readAs(() => []),
    ),
  ).toEqual({ kept: all, invented: false });
  expect(fitting(snapshot, {})).toEqual({ kept: [], invented: false });
  const foreign = {
    ...snapshot,
    participants: snapshot.participants.map((one, at) => ({
      ...one,
      answers: { q1: `Xylq${at} vråbyt ñdoqë żółw${at}` },
    })),
  };
  expect(fitting(foreign, readAs(topics))).toEqual({ kept: all, invented: false });
});

test('true readings fit where most people answer in a language the engine does not know', () => {
  const mixed = {
    ...snapshot,
    participants: snapshot.participants.map((one, at) =>
      at < 6 ? { ...one, answers: { q1: `Kasvatan mehiläisiä saaressa ja etsin kuoroa${at}` } } : one,
    ),
  };
  expect(fitting(mixed, readAs(topics))).toEqual({ kept: all, invented: false });
});

test('of a large event of which few were read these few are held against their answers', () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    id: `q${at}`,
    alias: `many-${at}`,
    answers: { q1: TOLD[at % TOLD.length]?.[0] ?? '' },
  }));
  const large = { ...snapshot, participants: [...many, ...snapshot.participants] };
  expect(
    fitting(
      large,
      readAs((at) => topics(at + 4)),
    ),
  ).toEqual(nobody);
});
