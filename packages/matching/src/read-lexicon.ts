import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskingFile } from './lexicon/asking-words.ts';
import { COMMON_KINDS, type CommonKind } from './lexicon/commonness.ts';
import { compileDisplayNames, type DisplayNames } from './lexicon/display-names.ts';
import type { KindsFile } from './lexicon/kinds-file.ts';
import type {
  CueFile,
  DomainFile,
  FieldsFile,
  LexiconFiles,
  NamingFiles,
  PersonalFile,
} from './lexicon/lexicon-file.ts';
import { NAME_KINDS, type NameRow } from './lexicon/names-file.ts';
import type { NamingFile } from './lexicon/naming-words.ts';
import type { HelpVectors } from './text/help-vectors.ts';
import type { Language, OtherLanguage } from './text/stem.ts';
import type { WordVectors } from './text/word-vectors.ts';
import { ASKED_FOR } from './understand/asked-for.ts';

const CUES = 'cues.json';
const FIELDS = 'fields.json';
const PERSONAL = 'personal.json';
const KINDS = 'kinds.json';
/** Without it nothing is told by how a question asks. */
const ASKING = 'asking.json';
const NO_DOMAINS = new Set([CUES, FIELDS, PERSONAL, KINDS, ASKING]);
/** Beside the lexicon's folder; an operator may take away any file of it, the engine then does without. */
const LEARNED = '../learned';
const HELP_VECTORS = 'help.bin';
/** Without it each piece of an answer to a mixed question is as likely sought as given. */
const LEANINGS = 'leanings.tsv';
/** Without it cues alone tell what a question asks for. */
const QUESTION_READINGS = 'question-readings.tsv';
/** Without it only the event itself tells what is common. */
const COMMONNESS = 'commonness.tsv';
/** Beside the lexicon's folder, too: one file a language, of which each may be missing. */
const GLOSSARY = '../glossary';

/** Beside it, too: by which words it is told what may be named of a person; without a language's file nothing of it is. */
const NAMING = '../naming';

/** Reads every JSON file of a lexicon folder; throws with the file's name when one is not readable JSON. */
export function readLexicon(folder: string): LexiconFiles {
  const read = (name: string): unknown => readJson(folder, name);
  const vectors = readVectors(join(folder, LEARNED));
  const helpVectors = vectors && readHelpVectors(join(folder, LEARNED), vectors);
  return {
    domains: readDomains(folder),
    cues: read(CUES) as CueFile,
    fields: read(FIELDS) as FieldsFile,
    ...(existsSync(join(folder, PERSONAL)) ? { personal: read(PERSONAL) as PersonalFile } : {}),
    ...readKinds(folder),
    ...(existsSync(join(folder, ASKING)) ? { asking: read(ASKING) as AskingFile } : {}),
    ...(vectors ? { vectors } : {}),
    ...(helpVectors ? { helpVectors } : {}),
    leanings: readColumns(join(folder, LEARNED, LEANINGS)).map(([clue, weight]) => {
      if (!Number.isFinite(Number(weight))) throw new Error(`leanings.tsv has no number beside '${clue}'`);
      return [clue, Number(weight)];
    }),
    questionReadings: readQuestionReadings(join(folder, LEARNED, QUESTION_READINGS)),
    commonness: readCommonness(join(folder, LEARNED, COMMONNESS)),
    glossaries: {
      de: readGlossary(join(folder, GLOSSARY, 'de.tsv')),
      fr: readGlossary(join(folder, GLOSSARY, 'fr.tsv')),
      es: readGlossary(join(folder, GLOSSARY, 'es.tsv')),
    },
    naming: readNaming(join(folder, NAMING)),
  };
}

/** Only what words need that are made of stored reasons: 20 ms, where the whole lexicon takes a second. */
export function readDisplayNames(folder: string): DisplayNames {
  return compileDisplayNames({
    domains: readDomains(folder),
    ...readKinds(folder),
    naming: {
      files: { en: readNamingFile(join(folder, NAMING), 'en') },
      verbs: {},
      qualities: {},
      common: {},
      names: [],
      concepts: readNames(join(folder, NAMING), 'concepts'),
      fields: readNames(join(folder, NAMING), 'fields'),
    },
  });
}

function readJson(folder: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    throw new Error(`The lexicon file ${name} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

const readDomains = (folder: string): DomainFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !NO_DOMAINS.has(name))
    .sort()
    .map((name) => readJson(folder, name) as DomainFile);

const readKinds = (folder: string): Pick<LexiconFiles, 'kinds'> =>
  existsSync(join(folder, KINDS)) ? { kinds: readJson(folder, KINDS) as KindsFile } : {};

function readVectors(folder: string): WordVectors | undefined {
  if (!existsSync(join(folder, 'vectors.bin'))) return undefined;
  const words = readFileSync(join(folder, 'words.txt'), 'utf8').trimEnd().split('\n');
  const bytes = readFileSync(join(folder, 'vectors.bin'));
  const values = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const dims = values.length / words.length;
  if (!Number.isInteger(dims)) throw new Error('vectors.bin was made for other words than words.txt has');
  return { dims, values, places: new Map(words.map((word, place) => [word, place])) };
}

/** All directions, then how much each word counts in a need, then in an offer. */
function readHelpVectors(folder: string, { dims, places }: WordVectors): HelpVectors | undefined {
  const path = join(folder, HELP_VECTORS);
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  const words = places.size;
  const end = words * dims;
  if (bytes.length !== end + 2 * words) throw new Error(`${HELP_VECTORS} was made for other words than words.txt has`);
  return {
    dims,
    values: new Int8Array(bytes.buffer, bytes.byteOffset, end),
    need: bytes.subarray(end, end + words),
    offer: bytes.subarray(end + words, end + 2 * words),
  };
}

/** A word, a tab, what it is called in English; names parted by commas. */
const readGlossary = (path: string): [string, string[]][] =>
  readColumns(path).map(([word, names]) => [word, names.split(',')]);

function readQuestionReadings(path: string): [string, number[]][] {
  return rowsOf(path).map(([clue = '', ...weights]) => {
    const read = weights.map(Number);
    if (read.length !== ASKED_FOR.length || !read.every(Number.isFinite))
      throw new Error(`${path} has a line without ${ASKED_FOR.length} numbers: ${clue}`);
    return [clue, read];
  });
}

function readCommonness(path: string): [CommonKind, string, number][] {
  return rowsOf(path).map((row) => {
    const [kind, name, share, ...more] = row;
    const known = COMMON_KINDS.find((one) => one === kind);
    if (!known || !name || !(Number(share) > 0 && Number(share) <= 1) || more.length > 0)
      throw new Error(`${path} has a line that is no kind, name and share: ${row.join(' ')}`);
    return [known, name, Number(share)];
  });
}

/** The lines of a file, each by its columns, which tabs part; none when there is no such file. */
const rowsOf = (path: string): string[][] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t'))
    : [];

function readNaming(folder: string): NamingFiles {
  const each = <T>(read: (language: Language) => T): Record<Language, T> => ({
    en: read('en'),
    de: read('de'),
    fr: read('fr'),
    es: read('es'),
  });
  return {
    files: each((language) => readNamingFile(folder, language)),
    verbs: each((language) =>
      rowsOf(join(folder, `verbs-${language}.tsv`)).map(([called = '', first = '', others = '']) => [
        called,
        first,
        others,
      ]),
    ),
    qualities: each((language) => linesOf(join(folder, `qualities-${language}.txt`))),
    common: each((language) => linesOf(join(folder, `common-${language}.txt`))),
    names: linesOf(join(folder, 'names.txt')),
    concepts: readNames(folder, 'concepts'),
    fields: readNames(folder, 'fields'),
  };
}

function readNamingFile(folder: string, language: Language): Partial<NamingFile> {
  const path = join(folder, `${language}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<NamingFile>) : {};
}

function readNames(folder: string, of: 'concepts' | 'fields'): Record<OtherLanguage, NameRow[]> {
  const read = (language: OtherLanguage): NameRow[] => {
    const path = join(folder, `${of}-${language}.tsv`);
    return rowsOf(path).map((row): NameRow => {
      const [id, name, kind, ...more] = row;
      const known = NAME_KINDS.find((one) => one === kind);
      if (!id || !name || !known || more.length > 0)
        throw new Error(`${path} has a line that is no id, name and kind: ${row.join(' ')}`);
      return [id, name, known];
    });
  };
  return { de: read('de'), fr: read('fr'), es: read('es') };
}

const linesOf = (path: string): string[] => (existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : []);

/** Two columns; none when there is no such file. */
function readColumns(path: string): [string, string][] {
  return rowsOf(path).map((row) => {
    const [one, other, ...more] = row;
    if (one === undefined || !other || more.length > 0)
      throw new Error(`${path} has a line without two columns: ${row.join(' ')}`);
    return [one, other];
  });
}
