// Learns from texts/mixed-answers how people say what they seek and what they give, and writes
// content/learned/leanings.tsv: node research/train-leanings.ts
// Prints how many words of unseen answers it gets right (five folds), beside how many the lexicon's cues alone get right.
import { join } from 'node:path';
import { readLexicon } from '@serendip/matching/read-lexicon';
import { chanceFrom } from './chance.ts';
import { readMarkedAnswers } from './leanings/marked-answers.ts';
import { byCues, byLeaning, type Score, score } from './leanings/score.ts';
import { trainLeanings } from './leanings/train.ts';
import { withoutNaming } from './leanings/without-naming.ts';
import { lexiconFolder, textsFolder, writeLearned } from './learned.ts';

const FOLDS = 5;
/** Clues that weigh less make no difference that anybody would notice. */
const LEAST = 0.05;

const answers = readMarkedAnswers(join(textsFolder, 'mixed-answers'), withoutNaming(readLexicon(lexiconFolder)));

const unseen = new Map<string, Score>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = trainLeanings(
    answers.filter((_, at) => at % FOLDS !== fold),
    chanceFrom(1),
  );
  const asked = answers.filter((_, at) => at % FOLDS === fold);
  for (const [name, { right, all }] of score(asked, byLeaning(weights))) {
    const before = unseen.get(name) ?? { right: 0, all: 0 };
    unseen.set(name, { right: before.right + right, all: before.all + all });
  }
}
const share = ({ right, all }: Score): string => (right / all).toFixed(3);
const cues = score(answers, byCues);
console.log(`${answers.length} answers`);
console.table(
  Object.fromEntries(
    [...unseen].map(([name, told]) => [
      name,
      { words: told.all, 'told apart': share(told), 'by cues alone': share(cues.get(name) ?? told) },
    ]),
  ),
);

const weights = [...trainLeanings(answers, chanceFrom(1))]
  .filter(([, weight]) => Math.abs(weight) >= LEAST)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([clue, weight]) => `${clue}\t${Number(weight.toFixed(2))}`);
console.log(`${weights.length} clues`);
writeLearned('leanings.tsv', `${weights.join('\n')}\n`, 'train-leanings.ts');
