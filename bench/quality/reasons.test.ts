import { matchParticipants } from '@serendip/matching/match-participants';
import { lexicon } from '@serendip/matching/test/whole-lexicon';
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../research/chance.ts';
import { judgedLetters, loadJudgedEvent, loadPlainEvents } from './judged-events.ts';
import { matchesRead, patternShares, patternsOf, saidTwice } from './reasons.ts';

const chance = chanceFrom(19);
const events = [
  ...chance.some(judgedLetters(), 4).map(loadJudgedEvent),
  ...chance.some([...loadPlainEvents('seen'), ...loadPlainEvents('held')], 6),
];
const matches = events.flatMap((event) =>
  matchesRead(event, matchParticipants(event.snapshot, { room_size: 2, matches_per_person: 5, lexicon }), lexicon),
);
const sentences = matches.flatMap(({ reasons }) => reasons);
const openers = matches.flatMap(({ opener }) => opener ?? []);
const wordsOf = (text: string): number => text.split(/\s+/).length;

describe('what people read of their matches at judged events', () => {
  test('has no sentence that comes in more than 20 of 100 matches', () => {
    expect(matches.length).toBeGreaterThan(500);
    expect(patternShares(matches, patternsOf(lexicon)).filter(([, share]) => share > 20)).toEqual([]);
  });

  test('says nothing twice in one match', () => {
    expect(matches.filter(saidTwice).map(({ reasons }) => reasons)).toEqual([]);
  });

  test('is short: at most 14 words a sentence, 12 an opener', () => {
    expect(sentences.filter((text) => wordsOf(text) > 14)).toEqual([]);
    expect(openers.filter((text) => wordsOf(text) > 12)).toEqual([]);
  });

  test('speaks of doing, in no worn phrases', () => {
    const worn = /has to do with|have to do with|around|seems? near|this time|in common|mostly/i;
    expect([...sentences, ...openers].filter((text) => worn.test(text))).toEqual([]);
  });

  test('has no sentence without a subject, and no opener where nothing is told', () => {
    const empty =
      /^(?:No obvious link|Several|Many things|Much of what|You fit|They may well|You may well|Find out|See what)/;
    expect(sentences.filter((text) => empty.test(text))).toEqual([]);
    expect(matches.filter(({ reasons, opener }) => reasons.length === 0 && opener !== null)).toEqual([]);
  });
});
