// Learns from texts/question-wordings what a question asks for, and writes content/learned/question-readings.tsv:
// node research/train-question-readings.ts
// Prints how many questions it has not seen it reads wholly right (five folds), beside what the lexicon's cues alone tell.
import { join } from 'node:path';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import { readLexicon } from '@serendip/matching/read-lexicon';
import { lexiconFolder, textsFolder, writeLearned } from './learned.ts';
import { readsRight } from './question-wordings/score.ts';
import { trainQuestionReadings } from './question-wordings/train.ts';
import { readWordings } from './question-wordings/wordings.ts';

const FOLDS = 5;
const lexicon = compileLexicon(readLexicon(lexiconFolder));
const wordings = readWordings(join(textsFolder, 'question-wordings'));

let [learned, cues] = [0, 0];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const questionReadings = trainQuestionReadings(
    wordings.filter((_, at) => at % FOLDS !== fold),
    lexicon,
  );
  for (const wording of wordings.filter((_, at) => at % FOLDS === fold)) {
    if (readsRight(wording, { ...lexicon, questionReadings })) learned += 1;
    if (readsRight(wording, { ...lexicon, questionReadings: new Map() })) cues += 1;
  }
}
const share = (right: number): string => (right / wordings.length).toFixed(3);
console.log(`${wordings.length} questions; unseen ones read right ${share(learned)}, by cues alone ${share(cues)}`);

const lines = [...trainQuestionReadings(wordings, lexicon)].map(([clue, weights]) => [clue, ...weights].join('\t'));
console.log(`${lines.length} clues`);
writeLearned('question-readings.tsv', `${lines.join('\n')}\n`, 'train-question-readings.ts');
