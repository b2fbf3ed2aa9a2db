import {
  contentOf,
  foldedOf,
  type Grammar,
  isIn,
  isMere,
  isNumber,
  lengthAt,
  placeOf,
  tellsSomething,
  withoutEdges,
} from './grammar.ts';
import type { Word } from './words.ts';

/** Words that name one thing. */
export interface Naming {
  words: Word[];
  /** Begins with a verb in its form of a name. */
  doing: boolean;
}

/** So many telling words a name has, and so many in all. */
const MOST = { telling: 4, all: 6 };
/** The words of a naming, without what only goes with it; undefined where a sentence stands or nothing is named. */
export function nameOf(all: Word[], grammar: Grammar): Naming | undefined {
  if (placeOf('similes', all, grammar) >= 0) return undefined;
  const stop = placeOf('stops', all, grammar);
  let words = trimmed(stop < 0 ? all : all.slice(0, stop), grammar);
  const idiom = words.findIndex((_, at) => grammar.naming.idioms.longestAt(foldedOf(words), at));
  if (idiom === 0) {
    const raw = grammar.naming.idioms.longestAt(foldedOf(words), 0)?.values[0] as string;
    return { words: [{ raw, word: raw.toLowerCase(), gap: '' }], doing: false };
  }
  if (words.length === 0 || begins(words, grammar) || tellsSomething(words, grammar)) return undefined;
  if (placeOf('life', words, grammar) >= 0) return undefined;
  for (let at = lastPreposition(words, grammar); at > 0; at = lastPreposition(words, grammar)) {
    const rest = words.slice(at + 1);
    if (!isMere(rest, grammar) && !isOwned(rest, grammar) && !tooLong(words, grammar)) break;
    // A name can end before some prepositions: 'a drill for Sunday' is a drill, 'couch to 5k' is no couch.
    if (!isIn('loose', words[at]?.word, grammar) && !isIn('definites', rest[0]?.word, grammar)) {
      // 'a parking lot of ideas'.
      if (isMere(rest, grammar) && rest.every(({ word }) => !isNumber(word, grammar))) return undefined;
      break;
    }
    words = trimmed(words.slice(0, at), grammar);
  }
  if (words.length === 0 || tooLong(words, grammar) || isMere(words, grammar) || ofRelatives(words, grammar))
    return undefined;
  if (isIn('void', (words[0] as Word).word, grammar) || isRegular(words, grammar)) return undefined;
  if (isOfSelf(words[0] as Word, grammar)) return undefined;
  const head = words.slice(
    0,
    words.findIndex(({ word }, at) => at > 0 && isIn('prepositions', word, grammar)),
  );
  // 'things with an onion at the start'.
  if (words.length > head.length + 1 && head.length > 0 && isMere(head, grammar)) return undefined;
  const [first, ...others] = words as [Word, ...Word[]];
  const doing = grammar.naming.called.has(first.word);
  if (
    others.length === 0 &&
    (grammar.isName(first, first.starts === true) ||
      (doing && grammar.language === 'en' && !grammar.naming.standing.has(first.word)) ||
      isOfSelf(first, grammar))
  )
    return undefined;
  return { words, doing };
}

/** 'jobbe im Lager', 'kenne Betriebe': what one does, said without 'I'. */
const isOfSelf = ({ word, raw }: Word, { language, naming }: Grammar): boolean =>
  (language === 'es' || (language === 'de' && raw === raw.toLowerCase())) && naming.verbs.has(word);

/** 'wages every month': a sentence about how often. */
const isRegular = (words: Word[], grammar: Grammar): boolean =>
  words.some(
    ({ word }, at) =>
      isIn('each', word, grammar) && (at === words.length - 1 || isIn('times', words[at + 1]?.word, grammar)),
  );

const tooLong = (words: Word[], grammar: Grammar): boolean =>
  contentOf(words, grammar) > MOST.telling || words.length > MOST.all;

/** A number, a preposition or an order begins no name. */
const begins = (words: Word[], grammar: Grammar): boolean => {
  const { word } = words[0] as Word;
  return (
    isNumber(word, grammar) ||
    (['prepositions', 'imperatives', 'stops'] as const).some((list) => isIn(list, word, grammar))
  );
};

/** 'My husband' and what is his. */
const ofRelatives = (words: Word[], grammar: Grammar): boolean =>
  words.some(
    ({ word }, at) =>
      isIn('possessives', word, grammar) && isIn('relatives', words[at + 1]?.word.replace(/s$/, ''), grammar),
  );

/** 'for my son', 'with 12 people'. */
const isOwned = (words: Word[], grammar: Grammar): boolean =>
  isIn('possessives', words[0]?.word, grammar) || isNumber(words[0]?.word ?? '', grammar) || isPlace(words, grammar);

/** 'in Kreuzberg', 'at the Uckermark'. */
const isPlace = (words: Word[], grammar: Grammar): boolean => {
  const word = words[isIn('articles', words[0]?.word, grammar) ? 1 : 0];
  return word !== undefined && grammar.isName(word, false);
};

const lastPreposition = (words: Word[], grammar: Grammar): number =>
  words.findLastIndex(({ word }, at) => at > 0 && isIn('prepositions', word, grammar));

const AT_END = ['prepositions', 'articles', 'possessives', 'times', 'joints', 'seconds', 'numbers'] as const;

/** Without fillers, what begins and what ends no name. */
export function trimmed(all: Word[], grammar: Grammar): Word[] {
  const words = withoutEdges('fillers', all, grammar);
  let [from, to] = [0, words.length];
  while (from < to && lengthAt('drop_first', words, from, grammar) > 0) from += 1;
  while (
    to > from &&
    (AT_END.some((list) => isIn(list, words[to - 1]?.word, grammar)) || /^[\d.,-]+$/.test(words[to - 1]?.word ?? ''))
  )
    to -= 1;
  return words.slice(from, to);
}
