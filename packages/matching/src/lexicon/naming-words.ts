import { PhraseTrie } from './phrase-trie.ts';

/** The lists of one language's file in `content/naming`; its README describes each. */
const LISTS = [
  'joints',
  'fillers',
  'drop_first',
  'articles',
  'seek_things',
  'seek_doings',
  'seek_learning',
  'seek_whom',
  'give_things',
  'give_doings',
  'like_things',
  'like_doings',
  'refuses',
  'afterward',
  'refusals',
  'onward',
  'bare_cues',
  'modals',
  'stops',
  'similes',
  'subjects',
  'finites',
  'imperatives',
  'selves',
  'seconds',
  'possessives',
  'prepositions',
  'relatives',
  'life',
  'void',
  'vague',
  'times',
  'numbers',
  'sets',
  'plain',
  'light',
  'polite',
  'capitals',
  'weak',
  'plain_qualities',
  'getting',
  'loose',
  'definites',
  'each',
  'between',
  'help',
  'done',
  'having',
  'being',
  'people',
  'mild_refuses',
  'but',
  'relative_pronouns',
  'stressed',
  'nouns',
  'sought',
  'lacking',
  'measures',
  'past',
  'transitive',
  'wholes',
  'joking',
  'lending',
  'vague_doings',
] as const;
export type NamingList = (typeof LISTS)[number];

/** Entries are separated by blanks, the words of an entry by `_`. */
export type NamingFile = Record<NamingList, string> & {
  /** Verbs in the first person with the name of the activity ('repair': 'repairing'); the table of verbs has more. */
  doings: Record<string, string>;
  /** Idioms with their meaning, and shortened words with the whole ones. */
  idioms: Record<string, string>;
  short: Record<string, string>;
};

/** A verb: the name of its activity, its forms in the first person, its other finite forms. */
export type VerbRow = [called: string, first: string, others: string];

/** The words for finding topics that can be named, in one language. */
export interface NamingWords {
  lists: Record<NamingList, PhraseTrie<true>>;
  doings: Map<string, string>;
  /** The same for every known verb. */
  verbs: Map<string, string>;
  /** Names of activities, folded. */
  called: Set<string>;
  /** The same as stems. */
  calledStems: Set<string>;
  finite: Set<string>;
  /** Names of activities that say something by themselves, folded. */
  standing: Set<string>;
  /** Adjectives and adverbs. */
  qualities: Set<string>;
  idioms: PhraseTrie<string>;
  short: Map<string, string>;
}

export function compileNaming(
  file: Partial<NamingFile> | undefined,
  table: VerbRow[],
  qualities: string[],
  fold: (word: string) => string,
  stem: (word: string) => string,
): NamingWords {
  const trieOf = (list: string | undefined): PhraseTrie<true> => {
    const trie = new PhraseTrie<true>();
    for (const entry of list?.split(' ').filter(Boolean) ?? []) trie.add(entry.split('_'), true);
    return trie;
  };
  const idioms = new PhraseTrie<string>();
  for (const [said, meant] of Object.entries(file?.idioms ?? {})) idioms.add(said.split(' '), meant);
  const verbs = new Map<string, string>();
  const doings = new Map(Object.entries(file?.doings ?? {}));
  const finite = new Set<string>();
  for (const [called, first, others] of table) {
    for (const form of first.split(' ').filter(Boolean)) if (!verbs.has(form)) verbs.set(form, called);
    for (const form of others.split(' ').filter(Boolean)) finite.add(form);
  }
  for (const [form, called] of doings) verbs.set(form, called);
  return {
    lists: Object.fromEntries(LISTS.map((name) => [name, trieOf(file?.[name])])) as NamingWords['lists'],
    doings,
    verbs,
    standing: new Set([...doings.values()].map(fold)),
    called: new Set([...verbs.values()].map(fold)),
    calledStems: new Set([...verbs.values()].map((called) => stem(fold(called)))),
    finite,
    qualities: new Set(qualities),
    idioms,
    short: new Map(Object.entries(file?.short ?? {})),
  };
}
