import { describe, expect, test } from 'vitest';
import { lexicon } from '../../test/whole-lexicon.ts';
import type { EventSnapshot, Meeting, SnapshotTopic } from '../types.ts';
import type { ReasonLine } from '../wording/reason-line.ts';
import { quotedMeetings } from './find-quotes.ts';

const topic = (mark: number, phrase: string, more: Partial<SnapshotTopic> = {}): SnapshotTopic => ({
  role: 'offer',
  phrase,
  state: 'own',
  shown: true,
  mark,
  ...more,
});
/** A line that names these words. */
const naming = (words: string, language: 'en' | 'de' = 'en'): ReasonLine => ({
  kind: 'half',
  direction: 'get',
  topic: { words, language, doing: false, help: false, concept: null },
  writes: language,
  said: { [language]: [0, 0] },
});
const quotesIn = (words: string, ...topics: SnapshotTopic[]) => quotesInLine(naming(words), ...topics);
const quotesInLine = (line: ReasonLine, ...topics: SnapshotTopic[]) => {
  const person = (id: string, more: Partial<EventSnapshot['participants'][number]> = {}) => ({
    id,
    alias: id,
    answers: {},
    ...more,
  });
  const snapshot = {
    event: { name: 'Fair', description: null },
    questions: [],
    participants: [person('a', { topics }), person('b')],
  };
  // Whatever else a meeting holds stays as it is.
  const meeting = { a: 'a', b: 'b', reason_for_a: [], reason_for_b: [line] } as unknown as Meeting;
  return quotedMeetings([meeting], snapshot, lexicon)[0]?.quotes ?? [];
};

describe('lines that hold words of own topics', () => {
  test('are marked when they hold the phrase, in whatever case', () => {
    expect(quotesIn('glockenspiel TUNING', topic(7, 'Glockenspiel tuning'))).toEqual([
      { line: 'b0', topic: 7, shown: true, lang: null },
    ]);
  });

  test('are marked when they hold another form of one of its telling words', () => {
    const bikes = topic(1, 'I repair bicycles');
    expect(quotesIn('bicycle repair', bikes)).toHaveLength(1);
    expect(quotesIn('a piano teacher', bikes)).toEqual([]);
  });

  test('are not marked for words of the sentence itself, or for a short phrase within another word', () => {
    expect(quotesIn('bread', topic(1, 'help with maths'))).toEqual([]);
    expect(quotesIn('knitting', topic(1, 'it'))).toEqual([]);
  });

  test('are not marked for refusals, dismissed topics, and topics without a mark', () => {
    const { mark: _, ...unmarked } = topic(1, 'rowing');
    for (const one of [topic(1, 'rowing', { role: 'avoid' }), topic(1, 'rowing', { state: 'dismissed' }), unmarked])
      expect(quotesIn('rowing', one)).toEqual([]);
  });

  test('tell the language of the topic where its small words tell it', () => {
    const [quote] = quotesInLine(naming('Hilfe mit meinem Garten', 'de'), topic(1, 'Hilfe mit meinem Garten'));
    expect(quote).toMatchObject({ lang: 'de' });
  });
});
