import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CueFile, DomainFile, FieldsFile, LexiconFiles } from './lexicon/lexicon-file.ts';

import type { WordVectors } from './text/word-vectors.ts';

const CUES = 'cues.json';
const FIELDS = 'fields.json';
/** Beside the lexicon's folder; an operator may take it away, the engine then does without. */
const VECTORS = '../word-vectors';

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
    .filter((name) => name.endsWith('.json') && name !== CUES && name !== FIELDS)
    .sort();
  const domains = names.map((name) => read(name) as DomainFile);
  const vectors = readVectors(join(folder, VECTORS));
  return { domains, cues: read(CUES) as CueFile, fields: read(FIELDS) as FieldsFile, ...(vectors ? { vectors } : {}) };
}

function readVectors(folder: string): WordVectors | undefined {
  if (!existsSync(join(folder, 'vectors.bin'))) return undefined;
  const words = readFileSync(join(folder, 'words.txt'), 'utf8').trimEnd().split('\n');
  const bytes = readFileSync(join(folder, 'vectors.bin'));
  const values = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { dims: values.length / words.length, values, places: new Map(words.map((word, place) => [word, place])) };
}
