// Learns from texts/situations and the lexicon which words of an offer help which of a need, and writes
// content/learned/help.bin: node research/train-help-vectors.ts
// With --held every eighth situation is kept out and asked about instead, and nothing is written.
import { join } from 'node:path';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import { readLexicon } from '@serendip/matching/read-lexicon';
import { chanceFrom } from './chance.ts';
import { caseOf, textReader } from './help-vectors/cases.ts';
import { helpFile } from './help-vectors/help-file.ts';
import { conceptCases, fieldTexts } from './help-vectors/lexicon-pairs.ts';
import { firstModel } from './help-vectors/model.ts';
import { ownOfferNearest } from './help-vectors/retrieval.ts';
import { readSituations } from './help-vectors/situations.ts';
import { train } from './help-vectors/train.ts';
import { lexiconFolder, textsFolder, writeLearned } from './learned.ts';

const SAMPLE = 480;
const REPORTED_EPOCHS = 3;

const started = Date.now();
const held = process.argv.includes('--held');
const files = readLexicon(lexiconFolder);
if (!files.vectors) throw new Error('content/learned/vectors.bin is missing: training starts from its words.');
const read = textReader(compileLexicon(files));

const chance = chanceFrom(1);
const all = readSituations(join(textsFolder, 'situations'))
  .map((situation) => caseOf(situation, read))
  .filter(({ needs, offers }) => needs.length > 0 && offers.length > 0);
// Neighbours in a file are alike: a question among them would be harder than one among any.
const cases = chance.some(all, all.length);
const situations = held ? cases.filter((_, at) => at % 8 > 0) : cases;
const asked = held ? cases.filter((_, at) => at % 8 === 0) : cases.slice(0, SAMPLE);

const model = firstModel(files.vectors);
const seconds = (): string => `${Math.round((Date.now() - started) / 1000)} s`;
const nearest = (of: typeof model): string =>
  `${held ? 'held-out' : 'known'} offer nearest ${ownOfferNearest(of, asked).toFixed(3)}`;
console.log(`${situations.length} situations to learn from, ${nearest(model)}`);
const mean = train(
  model,
  { situations, concepts: conceptCases(files, read), fields: fieldTexts(files, read) },
  chance,
  (epoch, loss) => {
    if (epoch % REPORTED_EPOCHS === 0) {
      console.log(`epoch ${epoch}, loss ${loss.toFixed(3)}, ${nearest(model)}, ${seconds()}`);
    }
  },
);
console.log(`mean of the last epochs: ${nearest(mean)}, ${seconds()}`);
if (!held) writeLearned('help.bin', helpFile(mean), 'train-help-vectors.ts');
