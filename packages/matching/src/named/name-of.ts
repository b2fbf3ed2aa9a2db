import {
  contentOf,
  foldedOf,
  type Grammar,
  isIn,
  isMere,
  isNoun,
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
  const named = namedWhole(all, grammar);
  const purpose = named ? -1 : purposeIn(all, grammar);
  return purpose > 0 ? namedWhole(all.slice(0, purpose), grammar) : named;
}

/** Where 'para volver a casa' or 'pour se promener' begins: what something is for, said with a verb; -1 where nothing is. */
const purposeIn = (words: Word[], { language }: Grammar): number =>
  language === 'fr' || language === 'es'
    ? words.findIndex(({ word }, at) => {
        const next = words[at + 1]?.word === 'se' ? words[at + 2] : words[at + 1];
        return at > 0 && ['pour', 'para'].includes(word) && INFINITIVE.test(next?.word ?? '');
      })
    : -1;
const INFINITIVE = /(?:[aei]r|re)(?:me|se|lo|la)?$/;

function namedWhole(all: Word[], grammar: Grammar): Naming | undefined {
  if (placeOf('similes', all, grammar) >= 0 || ordersOne(all, grammar)) return undefined;
  const stop = endOf(all, grammar);
  // 'a head taller than all the others'.
  if (all[stop]?.word === 'than') return undefined;
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
    // 'putting chairs out'.
    if (rest.length === 0) break;
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
  // 'everything for the garage' says for what.
  const isWhole = isIn('wholes', words[0]?.word, grammar) && isIn('loose', words[1]?.word, grammar);
  if ((isIn('void', (words[0] as Word).word, grammar) && !isWhole) || isRegular(words, grammar)) return undefined;
  if (isOfSelf(words, grammar)) return undefined;
  const head = words.slice(
    0,
    words.findIndex(({ word }, at) => at > 0 && isIn('prepositions', word, grammar)),
  );
  // 'things with an onion at the start'.
  const isOfHelp = head.length === 1 && isIn('help', head[0]?.word, grammar);
  if (words.length > head.length + 1 && head.length > 0 && isMere(head, grammar) && !isOfHelp && !isWhole)
    return undefined;
  const [first, ...others] = words as [Word, ...Word[]];
  // 'getting let in': that happens to one.
  if (isIn('vague_doings', first.word, grammar) && grammar.naming.finite.has(others[0]?.word ?? '')) return undefined;
  const doing = grammar.naming.called.has(first.word);
  // 'sailing lessons' are lessons.
  const isVerb = doing && (grammar.language !== 'en' || takesObject(words, grammar));
  if (
    others.length === 0 &&
    (grammar.isName(first, first.starts === true) ||
      (doing && grammar.language === 'en' && !grammar.naming.standing.has(first.word)))
  )
    return undefined;
  return { words, doing: isVerb };
}

/** 'give me a song', 'swap me for somebody': asked of others, and nothing that is given. */
export const ordersOne = ([first, second]: Word[], { language, naming }: Grammar): boolean =>
  language === 'en' && naming.verbs.has(first?.word ?? '') && /^(?:me|us)$/.test(second?.word ?? '');

/** Whether 'baking', 'putting up shelves' or 'learning Spanish' can be nothing but something done. */
const takesObject = ([first, second]: Word[], grammar: Grammar): boolean =>
  second === undefined ||
  isIn('vague_doings', first?.word, grammar) ||
  (['articles', 'prepositions', 'possessives'] as const).some((list) => isIn(list, second.word, grammar));

/** Where context begins, as at 'since' or 'who'; -1 where there is none. */
export const endOf = (words: Word[], grammar: Grammar): number =>
  words.findIndex(
    ({ word }, at) =>
      lengthAt('stops', words, at, grammar) > 0 ||
      // 'for my daughter', 'pour se promener'.
      (at > 0 &&
        isIn('loose', word, grammar) &&
        (words[at + 1]?.word === 'se' || ofRelatives(words.slice(at + 1, at + 3), grammar))),
  );

/** 'jobbe im Lager', 'kenne Betriebe': what one does, said without 'I'. */
const isOfSelf = (words: Word[], grammar: Grammar): boolean => {
  const { language, naming } = grammar;
  const { word, raw } = words[0] as Word;
  if (isNoun(words, 0, grammar)) return false;
  // 'rasen mähen': its verb is the last word.
  if (language === 'de' && words.length > 1 && naming.called.has(words.at(-1)?.word ?? '')) return false;
  return (language === 'es' || (language === 'de' && raw === raw.toLowerCase())) && naming.verbs.has(word);
};

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
    (grammar.language === 'fr' && /-(?:moi|toi|nous|vous)$/.test(word)) ||
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

const PARTICLE = /^(?:out|up|down|off)$/;

const AT_END = ['prepositions', 'articles', 'possessives', 'times', 'joints', 'seconds', 'numbers'] as const;

/** Without fillers, what begins and what ends no name. */
export function trimmed(all: Word[], grammar: Grammar): Word[] {
  const words = withoutEdges('fillers', all, grammar);
  let [from, to] = [0, words.length];
  while (from < to && lengthAt('drop_first', words, from, grammar) > 0) from += 1;
  // 'putting chairs out' is something else than putting chairs.
  const isParted =
    to - from > 2 && PARTICLE.test(words[to - 1]?.word ?? '') && grammar.naming.called.has(words[from]?.word ?? '');
  if (isParted && grammar.language === 'en') return words.slice(from, to);
  const isNumeral = (at: number): boolean => /^[\d.,-]+$/.test(words[at]?.word ?? '');
  while (to > from && (AT_END.some((list) => isIn(list, words[to - 1]?.word, grammar)) || isNumeral(to - 1))) {
    // 'a dress size 38'.
    if (isNumeral(to - 1) && to - 1 > from && isIn('measures', words[to - 2]?.word, grammar)) to -= 1;
    to -= 1;
  }
  return words.slice(from, to);
}
