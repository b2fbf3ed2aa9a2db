import { expect, test } from 'vitest';
import { lexicon } from '../../test/whole-lexicon.ts';
import type { DisplayNames } from '../lexicon/display-names.ts';
import { readLines } from './read-lines.ts';
import type { Mention } from './reason.ts';
import type { HiddenLine, ReasonLine } from './reason-line.ts';
import { wordingsOf } from './wordings.ts';

const mention = (words: string, concept: string | null): Mention => ({
  words,
  language: 'en',
  doing: false,
  help: false,
  concept,
});
/** The other person offers a thing that the reader, who writes German, looks for. */
const line = (topic: Mention, said: ReasonLine['said']): ReasonLine => ({
  kind: 'plain',
  direction: 'get',
  offer: topic,
  need: null,
  writes: 'de',
  said,
  asked: { en: 0 },
});
const books = mention('bookkeeping', 'bookkeeping');
const read = (lines: (ReasonLine | HiddenLine)[], language: 'en' | 'de', names: DisplayNames = lexicon.displayNames) =>
  readLines(lines, language, wordingsOf(names));

test('a language that the run did not word gets the first line that can be said in it, and one alone', () => {
  const lines = [
    line(mention('a drill', null), { en: [0, 0] }),
    line(books, { en: [1, 0] }),
    line(mention('tax advice', 'tax-advice'), { en: [2, 0] }),
  ];
  expect(read(lines, 'en').reasons).toHaveLength(3);
  expect(read(lines, 'de')).toMatchObject({
    reasons: ['Kennt sich mit Buchführung aus. Das suchst du.'],
    told: 'can_receive_help',
  });
});

test('a line gives way to the next when the name of its concept is gone, and never shows an English one', () => {
  const baking = line(mention('baking', 'baking'), { de: [1, 0] });
  const names: DisplayNames = {
    ...lexicon.displayNames,
    other: (language, concept) =>
      concept === 'bookkeeping' ? undefined : language === 'de' ? { name: 'Backen', kind: 'subject' } : undefined,
  };
  const lines = [line(books, { de: [0, 0] }), baking];
  expect(read(lines, 'de', names).reasons).toEqual(['Kennt sich mit Backen aus. Das suchst du.']);
});

test('a hidden line names nothing, and still counts for the direction of the match', () => {
  const hidden: HiddenLine = { hidden: true, kind: 'plain', direction: 'get', said: { de: [0, 0] } };
  expect(read([hidden, line(books, { en: [0, 0] })], 'de')).toEqual({
    reasons: [],
    opener: null,
    told: 'can_receive_help',
    connected: true,
  });
});
