import { join } from 'node:path';
import { lexicon } from '@serendip/matching/test/whole-lexicon';
import { ASKED_FOR } from '@serendip/matching/understand/asked-for';
import { describe, expect, test } from 'vitest';
import { textsFolder } from '../learned.ts';
import { readsRight } from './score.ts';
import { trainQuestionReadings } from './train.ts';
import { readWordings } from './wordings.ts';

const wordings = readWordings(join(textsFolder, 'question-wordings'));

describe('The question wordings', () => {
  test('are thousands, in four languages, for everything that is asked for', () => {
    expect(wordings.length).toBeGreaterThan(2000);
    expect([...new Set(wordings.map(({ language }) => language))]).toEqual(['de', 'en', 'es', 'fr']);
    for (const one of ASKED_FOR) expect(wordings.filter(({ asks }) => asks.includes(one)).length).toBeGreaterThan(90);
  });

  test('are there once each, with no link, e-mail address or long number', () => {
    const said = wordings.map(({ text, hint }) => `${text}\t${hint}`);
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((one) => /:\/\/|\bwww\.|\S@\S+\.|\d{6}/.test(one))).toEqual([]);
  });
});

describe('What was learned from them', () => {
  test('reads unseen wordings much better than cues alone do', () => {
    const unseen = wordings.filter((_, at) => at % 3 === 0);
    const others = wordings.filter((_, at) => at % 3 > 0);
    const right = (questionReadings: Map<string, number[]>) =>
      unseen.filter((wording) => readsRight(wording, { ...lexicon, questionReadings })).length / unseen.length;
    expect(right(trainQuestionReadings(others, lexicon))).toBeGreaterThan(right(new Map()) + 0.07);
  }, 60_000);

  test('is what the engine uses', () => {
    expect([...trainQuestionReadings(wordings, lexicon)]).toEqual([...lexicon.questionReadings]);
  }, 60_000);
});
