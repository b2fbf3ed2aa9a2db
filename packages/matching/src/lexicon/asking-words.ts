import type { Language } from '../text/stem.ts';
import { PhraseTrie } from './phrase-trie.ts';

/** The parts that words play in a question; `content/lexicon/README.md` describes each. */
export const SIGNS = [
  'you',
  'to_you',
  'own',
  'to',
  'other',
  'whom',
  'wish',
  'can',
  'gladly',
  'get',
  'give',
  'help',
  'lack',
  'skill',
  'ask',
  'like',
  'talk',
  'topic',
  'about',
  'meet',
  'dislike',
  'not',
  'now',
  'always',
  'self',
  'minor',
] as const;
export type Sign = (typeof SIGNS)[number];

/** Entries are separated by blanks, the words of an entry by `_`; `*` stands for any ending. By language: `asking.json`. */
export type AskingFile = Partial<Record<Language, Partial<Record<Sign | 'opens', string>>>>;

/** The words of one language that show how a question asks. */
export interface AskingWords {
  phrases: PhraseTrie<Sign>;
  beginnings: [string, Sign][];
  /** Words that begin a question: 'what'. */
  opens: Set<string>;
}

export function compileAsking(file: Partial<Record<Sign | 'opens', string>> = {}): AskingWords {
  const opens = new Set(file.opens?.split(' '));
  const words: AskingWords = { phrases: new PhraseTrie(), beginnings: [], opens };
  for (const sign of SIGNS)
    for (const entry of file[sign]?.split(' ').filter(Boolean) ?? [])
      if (entry.endsWith('*')) words.beginnings.push([entry.slice(0, -1), sign]);
      else words.phrases.add(entry.split('_'), sign);
  return words;
}
