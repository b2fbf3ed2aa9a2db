// Lists what is wrong in the lexicon and how much it covers: node bench/lexicon.ts [--notices]
import { join } from 'node:path';
import { checkLexicon, lexiconCoverage } from '@serendip/matching/lexicon/check-lexicon';
import { readLexicon } from '@serendip/matching/read-lexicon';

const files = readLexicon(join(import.meta.dirname, '..', 'content', 'lexicon'));
const problems = checkLexicon(files);
const shown = process.argv.includes('--notices') ? problems : problems.filter(({ level }) => level === 'error');
for (const { level, text } of shown) console.log(`${level}: ${text}`);
console.log(lexiconCoverage(files));
if (problems.some(({ level }) => level === 'error')) process.exitCode = 1;
