import type { NamingList, NamingWords } from '../lexicon/naming-words.ts';
import type { PhraseTrie } from '../lexicon/phrase-trie.ts';
import type { TopicRole } from '../types.ts';
import type { AskedRole } from './asked-role.ts';
import type { Stretch, Word } from './words.ts';

/** Something said of oneself, in the words for it. */
export interface Said {
  role: TopicRole;
  words: Word[];
  doing: boolean;
}

/** A piece of a short answer is at most so long, and what is named of it. */
const MOST_WORDS = 8;
const MOST_NAMED = 4;

type Cue = 'need' | 'offer' | 'interest';
const CUES: [NamingList, Cue, 'thing' | 'doing' | 'whom'][] = [
  ['seek_whom', 'need', 'whom'],
  ['seek_learning', 'need', 'doing'],
  ['seek_doings', 'need', 'doing'],
  ['seek_things', 'need', 'thing'],
  ['give_things', 'offer', 'thing'],
  ['give_doings', 'offer', 'doing'],
  ['like_doings', 'interest', 'doing'],
  ['like_things', 'interest', 'thing'],
];

/** Names what the sentence of an answer says, stretch by stretch; `asked` is what a mere naming is. */
export function readSentence(sentence: Stretch[], asked: AskedRole, naming: NamingWords): Said[] {
  const said: Said[] = [];
  let cued: AskedRole | undefined;
  for (const stretch of sentence)
    for (const piece of piecesOf(stretch, naming)) {
      const found = readPiece(piece, cued ?? asked, naming);
      if (found.cue) cued = found.cue;
      if (found.said) said.push(found.said);
    }
  return said;
}

const has = (list: PhraseTrie<true>, word: string): boolean => list.longestAt([word], 0) !== undefined;
const folded = (words: Word[]): string[] => words.map(({ word }) => word);

/** A stretch cut at 'and', but for set phrases. */
function piecesOf(stretch: Stretch, { lists }: NamingWords): Stretch[] {
  const words = folded(stretch);
  const pieces: Stretch[] = [[]];
  for (let at = 0; at < words.length; ) {
    const set = lists.sets.longestAt(words, at);
    const joint = set ? undefined : lists.joints.longestAt(words, at);
    if (joint) pieces.push([]);
    else (pieces.at(-1) as Stretch).push(...stretch.slice(at, at + (set?.places.length ?? 1)));
    at += (set ?? joint)?.places.length ?? 1;
  }
  return pieces.filter((piece) => piece.length > 0);
}

interface PieceRead {
  said?: Said;
  /** The role that what follows in the sentence has, too. */
  cue?: Cue;
}

function readPiece(piece: Stretch, asked: AskedRole, naming: NamingWords): PieceRead {
  const { lists } = naming;
  const whole = without(lists.fillers, piece);
  if (whole.length === 0) return {};
  if (folded(whole).some((_, at) => lists.refusals.longestAt(folded(whole), at))) return {};
  let words = whole;
  let cue: Cue | undefined;
  let kind: 'thing' | 'doing' | 'whom' = 'thing';
  for (let more = true; more; ) {
    more = false;
    for (const [list, of, how] of CUES) {
      if (cue && of !== cue) continue;
      const found = lists[list].longestAt(folded(words), 0);
      if (!found) continue;
      if (how === 'whom') {
        cue = of;
        kind = how;
        more = false;
        break;
      }
      words = words.slice(found.places.length);
      cue = of;
      kind = how;
      more = words.length > 0;
      break;
    }
    if (kind === 'whom') break;
  }
  const role = asked === 'avoid' ? 'avoid' : (cue ?? asked);
  const back = cue ? { cue } : {};
  if (words.length === 0 || role === null) return back;
  const doing = ownDoing(words, naming);
  if (doing && !cue)
    return {
      ...back,
      said: { role: asked === 'interest' ? 'interest' : asked === 'avoid' ? 'avoid' : 'offer', ...doing },
    };
  const named = cue && kind === 'doing' ? doneIn(words, naming) : nameOf(words, naming);
  if (!named || (!cue && piece.length > MOST_WORDS)) return back;
  return { ...back, said: { role, ...named } };
}

function without(list: PhraseTrie<true>, words: Word[]): Word[] {
  const kept: Word[] = [];
  const said = folded(words);
  for (let at = 0; at < words.length; ) {
    const found = list.longestAt(said, at);
    if (!found) kept.push(words[at] as Word);
    at += found?.places.length ?? 1;
  }
  return kept;
}

/** 'I repair bikes' is 'repairing bikes'. */
function ownDoing(words: Word[], naming: NamingWords): Omit<Said, 'role'> | undefined {
  const at = has(naming.lists.selves, (words[0] as Word).word) ? 1 : -1;
  if (at < 0) return undefined;
  return called(words.slice(at), naming);
}

const doneIn = (words: Word[], naming: NamingWords): Omit<Said, 'role'> | undefined => called(words, naming);

/** A verb as its doing is called, with what it is done to. */
function called(words: Word[], naming: NamingWords): Omit<Said, 'role'> | undefined {
  const [first, ...rest] = words;
  const name = first && naming.doings.get(first.word);
  if (!first || !name) return undefined;
  const object = nameOf(rest, naming);
  if (rest.length > 0 && !object) return undefined;
  const verb = { ...first, raw: name, gap: ' ' };
  return { words: [verb, ...(object?.words ?? [])].slice(0, MOST_NAMED + 1), doing: true };
}

/** The words of a naming, without what only goes with it; undefined where a sentence stands or nothing is named. */
function nameOf(words: Word[], { lists }: NamingWords): Omit<Said, 'role'> | undefined {
  const said = folded(words);
  let end = words.findIndex((_, at) => lists.stops.longestAt(said, at) !== undefined);
  if (end < 0) end = words.length;
  let kept = words.slice(0, end);
  if (folded(kept).some((word) => has(lists.subjects, word) || has(lists.finites, word))) return undefined;
  if (kept.some((_, at) => lists.life.longestAt(folded(kept), at))) return undefined;
  if (
    kept.length > 0 &&
    (has(lists.imperatives, kept[0]?.word as string) ||
      /^\d/.test(kept[0]?.word as string) ||
      has(lists.numbers, kept[0]?.word as string) ||
      has(lists.prepositions, kept[0]?.word as string))
  )
    return undefined;
  kept = trimmed(kept, lists);
  while (
    lastPreposition(kept, lists) > 0 &&
    (isMere(kept.slice(lastPreposition(kept, lists) + 1), lists) || content(kept, lists) > MOST_NAMED)
  )
    kept = trimmed(kept.slice(0, lastPreposition(kept, lists)), lists);
  if (kept.length === 0 || content(kept, lists) > MOST_NAMED || isMere(kept, lists)) return undefined;
  if (kept.some(({ word }, at) => has(lists.possessives, word) && has(lists.relatives, kept[at + 1]?.word ?? '')))
    return undefined;
  return { words: kept, doing: /ing$/.test(kept[0]?.word ?? '') };
}

const content = (words: Word[], lists: NamingWords['lists']): number =>
  words.filter(({ word }) => !has(lists.articles, word) && !has(lists.prepositions, word)).length;

const lastPreposition = (words: Word[], lists: NamingWords['lists']): number =>
  words.findLastIndex(({ word }) => has(lists.prepositions, word));

/** Nothing but when, how many, whose and words that name nothing. */
function isMere(words: Word[], lists: NamingWords['lists']): boolean {
  return words.every(
    ({ word }) =>
      (
        [
          'vague',
          'times',
          'numbers',
          'articles',
          'possessives',
          'prepositions',
          'seconds',
          'drop_first',
          'void',
          'relatives',
        ] as const
      ).some((list) => has(lists[list], word)) || /^\d/.test(word),
  );
}

function trimmed(words: Word[], lists: NamingWords['lists']): Word[] {
  let [from, to] = [0, words.length];
  while (from < to && has(lists.drop_first, words[from]?.word as string)) from += 1;
  while (
    to > from &&
    (['prepositions', 'articles', 'possessives', 'times', 'joints'] as const).some((list) =>
      has(lists[list], words[to - 1]?.word as string),
    )
  )
    to -= 1;
  return words.slice(from, to);
}
