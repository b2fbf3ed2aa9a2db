import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CueFile, DomainFile, LexiconFiles } from './lexicon/lexicon-file.ts';

const CUES = 'cues.json';

/** Reads every JSON file of a lexicon folder; throws with the file's name when one is not readable JSON. */
export function readLexicon(folder: string): LexiconFiles {
  const read = (name: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(folder, name), 'utf8'));
    } catch (error) {
      throw new Error(`The lexicon file ${name} cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  };
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== CUES)
    .sort();
  return {
    domains: names.map((name) => read(name) as DomainFile),
    cues: read(CUES) as CueFile,
  };
}
