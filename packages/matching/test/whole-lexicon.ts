import { join } from 'node:path';
import { compileLexicon } from '../src/lexicon/compile-lexicon.ts';
import { readLexicon } from '../src/read-lexicon.ts';

/** The shipped lexicon, read once for all test files of a worker: it takes half a second. */
export const lexiconFiles = readLexicon(join(import.meta.dirname, '../../../content/lexicon'));
export const lexicon = compileLexicon(lexiconFiles);
