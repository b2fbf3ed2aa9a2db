import type { NamingList } from '../lexicon/naming-words.ts';
import { type Grammar, lengthAt } from './grammar.ts';
import type { Word } from './words.ts';

export type CueRole = 'need' | 'offer' | 'interest';
/** The kind of words after a cue. */
type Follows = 'thing' | 'doing' | 'learning' | 'whom';

export interface Cue {
  role: CueRole;
  follows: Follows;
  /** How many words it has. */
  length: number;
}

const CUES: [NamingList, CueRole, Follows][] = [
  ['seek_whom', 'need', 'whom'],
  ['seek_learning', 'need', 'learning'],
  ['seek_doings', 'need', 'doing'],
  ['seek_things', 'need', 'thing'],
  ['give_doings', 'offer', 'doing'],
  ['give_things', 'offer', 'thing'],
  ['like_doings', 'interest', 'doing'],
  ['like_things', 'interest', 'thing'],
];

/** The longest cue at a place, of equally long ones the first of the table; of one role alone where that is given. */
export function cueAt(words: Word[], at: number, grammar: Grammar, role?: CueRole): Cue | undefined {
  let best: Cue | undefined;
  for (const [list, of, follows] of CUES) {
    const length = role === undefined || role === of ? lengthAt(list, words, at, grammar) : 0;
    if (length > (best?.length ?? 0)) best = { role: of, follows, length };
  }
  return best;
}
