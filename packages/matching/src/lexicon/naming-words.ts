import { PhraseTrie } from './phrase-trie.ts';

/** The lists of one language's file in `content/naming`; see its README for what each is. */
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
  'refusals',
  'stops',
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
] as const;
export type NamingList = (typeof LISTS)[number];

/** Blanks part the entries of a list, `_` the words of one entry. */
export type NamingFile = Record<NamingList, string> & {
  /** Verbs of doing as they are said of oneself, with what they are called. */
  doings: Record<string, string>;
  /** What an idiom means. */
  idioms: Record<string, string>;
};

/** The words by which it is told what may be named, in one language. */
export interface NamingWords {
  lists: Record<NamingList, PhraseTrie<true>>;
  doings: Map<string, string>;
  idioms: PhraseTrie<string>;
}

export function compileNaming(file: Partial<NamingFile> | undefined): NamingWords {
  const trieOf = (list: string | undefined): PhraseTrie<true> => {
    const trie = new PhraseTrie<true>();
    for (const entry of list?.split(' ').filter(Boolean) ?? []) trie.add(entry.split('_'), true);
    return trie;
  };
  const idioms = new PhraseTrie<string>();
  for (const [said, meant] of Object.entries(file?.idioms ?? {})) idioms.add(said.split(' '), meant);
  return {
    lists: Object.fromEntries(LISTS.map((name) => [name, trieOf(file?.[name])])) as NamingWords['lists'],
    doings: new Map(Object.entries(file?.doings ?? {})),
    idioms,
  };
}
