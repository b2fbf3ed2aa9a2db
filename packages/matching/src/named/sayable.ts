import type { TopicRole } from '../types.ts';
import { type Grammar, isIn, isMere, isNumber, lengthAt } from './grammar.ts';
import { sentencesOf, type Word, written } from './words.ts';

/** So many words in a row may be read by others. */
const MOST = 3;

/** The longest part of a topic's words that others may read, with its head; null where there is none. */
export function sayableOf(
  phrase: string,
  role: TopicRole,
  grammar: Grammar,
  isCommon: (word: string) => boolean,
): string | null {
  const words = (sentencesOf(phrase)[0] ?? []).flat();
  // 'all his tools', 'driving them': others cannot know whose, or whom.
  if (grammar.language === 'en' && words.some(({ word }) => OF_OTHERS.test(word))) return null;
  const isOpen = ({ word, raw }: Word): boolean =>
    isCommon(word) && !isNumber(word, grammar) && !grammar.isName({ word, raw, gap: '' }, false);
  for (const part of partsOf(words, role, grammar))
    if (
      part.length > 0 &&
      part.length <= MOST &&
      !isOfAnything(part, grammar) &&
      !isMere(part, grammar) &&
      part.every(isOpen)
    )
      return written(part);
  return null;
}

/** Words for others, who are not named. */
const OF_OTHERS = /^(?:his|her|him|their|them|me|us|it)$/;

/** 'explaining things', 'carrying stuff'. */
const isOfAnything = ([first, second, third]: Word[], { language, naming }: Grammar): boolean =>
  language === 'en' &&
  third === undefined &&
  naming.called.has(first?.word ?? '') &&
  /^(?:things?|stuff|anything|everything)$/.test(second?.word ?? '');

/** The topic whole, then shorter noun phrases with its head. */
function partsOf(words: Word[], role: TopicRole, grammar: Grammar): Word[][] {
  // Nothing of 'someone who lends me a drill' says whom one looks for.
  if (lengthAt('seek_whom', words, 0, grammar) > 0) return [words];
  // In German the verb stands last: 'Apps' of 'Apps für Bauern schreiben' is nothing that one does, but one may like them.
  if (role !== 'interest' && isDoneInGerman(words, grammar)) return [words];
  const isPreposition = ({ word }: Word | { word: '' }, at: number): boolean =>
    at > 0 && isIn('prepositions', word, grammar);
  const head = words.findIndex(isPreposition);
  if (head < 0) return [words, ...withoutBeginnings(words, grammar)];
  // 'raised beds out of pallets' are no 'raised beds out'.
  const isWhole =
    head < MOST &&
    isPreposition(words[MOST] ?? { word: '' }, MOST) &&
    !isPreposition(words[MOST - 1] ?? { word: '' }, MOST);
  const long = isWhole ? [words.slice(0, MOST)] : [];
  const short = words.slice(0, head);
  return [
    words,
    ...long,
    ...(saysLittleAlone(short, words[head], grammar) ? [] : [short, ...withoutBeginnings(short, grammar)]),
  ];
}

const isDoneInGerman = (words: Word[], { language, naming }: Grammar): boolean => {
  const last = words.at(-1);
  return (
    language === 'de' &&
    words.length > 1 &&
    last?.raw === last?.raw.toLowerCase() &&
    naming.called.has(last?.word ?? '')
  );
};

/** 'apprendre' of 'apprendre à nager', 'getting shops' of 'getting shops to open': nothing without the rest. */
const saysLittleAlone = (words: Word[], next: Word | undefined, grammar: Grammar): boolean => {
  const [first] = words as [Word];
  const { language, naming } = grammar;
  // 'sleeping' of 'sleeping in the car park'.
  const isAct = words.length === 1 && naming.called.has(first.word) && !naming.standing.has(first.word);
  if (language === 'en') return isAct || (words.length > 1 && isIn('vague_doings', first.word, grammar));
  return words.length === 1 && (naming.called.has(first.word) || (language !== 'de' && next?.word === 'a'));
};

/** Without an article, and without a number that says how many: 'first ten customers'. */
function withoutBeginnings(words: Word[], grammar: Grammar): Word[][] {
  const number = words.findLastIndex(({ word }) => isNumber(word, grammar));
  return [words.slice(isIn('articles', words[0]?.word, grammar) ? 1 : 0), words.slice(number + 1)];
}
