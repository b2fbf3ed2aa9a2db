import { fold } from '../text/tokens.ts';
import { checkKinds, kindsCovered } from './check-kinds.ts';
import { helpersOf } from './compile-lexicon.ts';
import type { ConceptEntry, LexiconFiles } from './lexicon-file.ts';

export interface LexiconProblem {
  /** `error`: the lexicon means something else than it says. `notice`: worth a look. */
  level: 'error' | 'notice';
  text: string;
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST_BROADER = 3;
const LONGEST_PHRASE = 7;
const MOST_CLAIMS = 3;

/** Everything wrong or doubtful in a lexicon: ids, links, circles, phrases, fields, one line each. */
export function checkLexicon(files: LexiconFiles): LexiconProblem[] {
  const { domains, fields, personal } = files;
  const problems: LexiconProblem[] = [];
  const error = (text: string): void => void problems.push({ level: 'error', text });
  const notice = (text: string): void => void problems.push({ level: 'notice', text });
  const entries = new Map<string, ConceptEntry>();
  const claims = new Map<string, Set<string>>();

  for (const { domain, concepts } of domains) {
    for (const entry of concepts) {
      if (!ID.test(entry.id)) error(`${domain}: '${entry.id}' is no id (lowercase words joined by hyphens)`);
      if (entries.has(entry.id)) error(`${domain}: '${entry.id}' exists already`);
      if (!entry.name?.trim()) error(`${domain}: '${entry.id}' has no name`);
      entries.set(entry.id, entry);
      for (const phrase of phrasesOf(entry)) {
        if (!phrase.trim()) error(`${entry.id}: an empty phrase`);
        if (phrase.split(/\s+/).length > LONGEST_PHRASE) notice(`${entry.id}: long phrase '${phrase}'`);
        const key = fold(phrase);
        claims.set(key, (claims.get(key) ?? new Set()).add(entry.id));
      }
    }
  }
  for (const entry of entries.values()) {
    if ((entry.broader?.length ?? 0) > MOST_BROADER) notice(`${entry.id}: more than ${MOST_BROADER} broader concepts`);
    for (const kind of ['broader', 'helps'] as const) {
      for (const id of entry[kind] ?? []) if (!entries.has(id)) error(`${entry.id}: ${kind} '${id}' does not exist`);
    }
    if (isAboveItself(entry.id, entries)) error(`${entry.id}: is broader than itself`);
  }
  for (const text of checkKinds(files)) error(text);
  for (const id of personal?.concepts ?? []) if (!entries.has(id)) error(`personal: '${id}' does not exist`);
  for (const field of personal?.fields ?? [])
    if (!(field in fields.fields)) error(`personal: the field '${field}' does not exist`);
  for (const field of Object.keys(fields.helped_by ?? {})) {
    if (!(field in fields.fields)) error(`fields: '${field}' is helped and does not exist`);
    for (const helper of helpersOf(field, fields)) {
      if (!(helper in fields.fields)) error(`fields: '${field}' is helped by '${helper}', which does not exist`);
      if (helper === field) error(`fields: '${field}' helps itself`);
    }
  }
  for (const [phrase, ids] of claims) {
    if (ids.size > MOST_CLAIMS) notice(`'${phrase}' is said of ${[...ids].sort().join(', ')}`);
  }
  return problems;
}

/** How much the lexicon covers, for the record. */
export function lexiconCoverage(files: LexiconFiles): Record<string, number> {
  const { domains, fields } = files;
  const entries = domains.flatMap((file) => file.concepts);
  const count = (pick: (entry: ConceptEntry) => unknown[] | undefined): number =>
    entries.reduce((sum, entry) => sum + (pick(entry)?.length ?? 0), 0);
  return {
    ...kindsCovered(files),
    domains: domains.length,
    concepts: entries.length,
    phrases_en: entries.length + count((entry) => entry.say),
    phrases_de: count((entry) => entry.say_de),
    phrases_fr: count((entry) => entry.say_fr),
    phrases_es: count((entry) => entry.say_es),
    helps_links: count((entry) => entry.helps),
    sensitive: entries.filter((entry) => entry.sensitive).length,
    fields: Object.keys(fields.fields).length,
    field_helps: Object.keys(fields.fields).reduce((sum, field) => sum + helpersOf(field, fields).length, 0),
    field_words: new Set(Object.values(fields.fields).flatMap((list) => list.split(' '))).size,
  };
}

const phrasesOf = (entry: ConceptEntry): string[] => [
  entry.name,
  ...(entry.say ?? []),
  ...(entry.say_de ?? []),
  ...(entry.say_fr ?? []),
  ...(entry.say_es ?? []),
];

function isAboveItself(id: string, entries: Map<string, ConceptEntry>): boolean {
  const seen = new Set<string>();
  let frontier = entries.get(id)?.broader ?? [];
  while (frontier.length > 0) {
    if (frontier.includes(id)) return true;
    for (const above of frontier) seen.add(above);
    frontier = frontier.flatMap((above) => entries.get(above)?.broader ?? []).filter((above) => !seen.has(above));
  }
  return false;
}
