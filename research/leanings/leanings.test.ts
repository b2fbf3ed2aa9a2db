import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicon, lexiconFiles } from '@serendip/matching/test/whole-lexicon';
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { textsFolder } from '../learned.ts';
import { readMarkedAnswers } from './marked-answers.ts';
import { byCues, byLeaning, score } from './score.ts';
import { trainLeanings } from './train.ts';
import { withoutNaming } from './without-naming.ts';

const folder = join(textsFolder, 'mixed-answers');
const answers = readMarkedAnswers(folder, withoutNaming(lexiconFiles));

describe('The mixed answers', () => {
  test('are thousands, in four languages', () => {
    expect(answers.length).toBeGreaterThan(3000);
    expect([...new Set(answers.map(({ language }) => language))]).toEqual(['de', 'en', 'es', 'fr']);
  });

  test('have no link, e-mail address or long number', () => {
    const lines = readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
    expect(lines.filter((line) => /:\/\/|\bwww\.|\S@\S+\.|\d{6}/.test(line))).toEqual([]);
  });

  test('can be found, part by part, in the text as the engine cuts it', () => {
    const marks = answers.flatMap((answer) => answer.marks.flat());
    expect(marks.filter((says) => says === undefined).length / marks.length).toBeLessThan(0.01);
  });
});

describe('What was learned from them', () => {
  const third = answers.filter((_, at) => at % 3 === 0);
  const others = answers.filter((_, at) => at % 3 > 0);
  const rightOf = (scores: ReturnType<typeof score>, name: string) => {
    const { right, all } = scores.get(name) ?? { right: 0, all: 1 };
    return right / all;
  };

  test('tells words of unseen answers apart better than cues do, in each language', () => {
    const learned = score(third, byLeaning(trainLeanings(others, chanceFrom(1))));
    const cues = score(third, byCues);
    for (const name of ['en', 'de', 'fr', 'es'])
      expect(rightOf(learned, name)).toBeGreaterThan(rightOf(cues, name) + 0.05);
  }, 30_000);

  test('is what the engine uses', () => {
    const anew = trainLeanings(answers, chanceFrom(1));
    const clues = new Set([...lexicon.leanings.keys(), ...anew.keys()]);
    const changed = [...clues].filter((clue) => {
      const [learned = 0, used = 0] = [anew.get(clue), lexicon.leanings.get(clue)];
      return Math.abs(learned - used) > 0.006 && (used !== 0 || Math.abs(learned) >= 0.05);
    });
    expect(changed).toEqual([]);
  }, 30_000);
});
