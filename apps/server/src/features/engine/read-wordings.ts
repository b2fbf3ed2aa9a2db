import { fileURLToPath } from 'node:url';
import { readDisplayNames } from '@serendip/matching/read-lexicon';
import { type Wordings, wordingsOf } from '@serendip/matching/wording/wordings';

const lexiconFolder = fileURLToPath(new URL('../../../../../content/lexicon', import.meta.url));

/** Reads the names that reasons are worded with; the engine's threads have the rest of the lexicon. */
export const readWordings = (): Wordings => wordingsOf(readDisplayNames(lexiconFolder));
