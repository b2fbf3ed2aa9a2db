import {
  foldedOf,
  type Grammar,
  isIn,
  isNoun,
  isNumber,
  lengthAt,
  placeOf,
  tellsSomething,
  without,
} from './grammar.ts';
import { type Naming, nameOf, ordersOne, trimmed } from './name-of.ts';
import type { Place } from './place.ts';
import type { Word } from './words.ts';

/** With its verb at the end, a German doing may be so long. */
const MOST_WITH_VERB = 6;

/** 'learning German', 'getting better at chess', of words whose first `length` are the cue. */
export function learning(words: Word[], length: number, rest: Word[], grammar: Grammar): Naming | undefined {
  const last = words[length - 1] as Word;
  if (grammar.language !== 'en') {
    const named = nameOf(rest, grammar);
    return (
      named && {
        words: [...words.slice(0, length), ...named.words],
        doing: true,
      }
    );
  }
  const to = ['to', 'how'].includes(rest[0]?.word ?? '') ? 1 + Number(rest[1]?.word === 'to') : 0;
  const after = to > 0 ? rest.slice(to) : rest;
  const object = to > 0 ? infinitive(after, grammar) : nameOf(after, grammar);
  if (!object) return undefined;
  const how = to > 0 ? rest.slice(to - 1, to) : [];
  const verb: Word = { raw: last.word === 'at' ? 'getting better at' : 'learning', word: 'learning', gap: ' ' };
  return { words: [verb, ...how, ...object.words], doing: true };
}

/** 'to code' as it stands. */
function infinitive(words: Word[], grammar: Grammar): Naming | undefined {
  const [verb, ...rest] = words;
  if (!verb || !grammar.naming.verbs.has(verb.word)) return undefined;
  if (trimmed(rest, grammar).length === 0) return { words: [verb], doing: true };
  const object = nameOf(rest, grammar);
  return object && { words: [verb, ...object.words], doing: true };
}

/** The name of an activity for a verb phrase: 'play tennis' is 'playing tennis'; undefined unless a verb comes first. */
export function doneIn(all: Word[], grammar: Grammar): Naming | undefined {
  const words = without('fillers', all, grammar).filter(
    ({ word }, at) => at === 0 || at > 2 || !['me', 'us'].includes(word),
  );
  const [verb, ...rest] = words;
  if (!verb) return undefined;
  const { naming, language } = grammar;
  if (language !== 'en') {
    if (language === 'de') return germanDoing(words, grammar);
    if (!naming.called.has(verb.word) && !isThing(verb, grammar)) return undefined;
    return nameOf(isThing(verb, grammar) ? rest : words, grammar);
  }
  const called = naming.verbs.get(verb.word) ?? gerundOf(verb, grammar);
  if (!called) return undefined;
  // 'sanity check our numbers': the verb is the second word, and the first belongs to it.
  const [second, third] = rest;
  const isSecond =
    second && !naming.verbs.has(verb.word) && DETERMINERS.some((list) => isIn(list, third?.word, grammar));
  const compound = isSecond ? naming.verbs.get(second.word) : undefined;
  if (compound) return withObject({ ...verb, raw: `${verb.raw}-${compound}`, gap: ' ' }, rest.slice(1), grammar);
  if (isThing(verb, grammar)) return isGettingTo(rest) ? gettingTo(verb, called, rest, grammar) : nameOf(rest, grammar);
  return withObject({ ...verb, raw: called, gap: ' ' }, rest, grammar);
}

/** 'get shops to answer the phone': the shops are not what is given. */
const isGettingTo = (rest: Word[]): boolean => rest.slice(1, -1).some(({ word }) => word === 'to');

const gettingTo = (verb: Word, called: string, rest: Word[], grammar: Grammar): Naming | undefined =>
  rest.length < MOST_WITH_VERB && !tellsSomething(rest, grammar)
    ? { words: [{ ...verb, raw: called, gap: ' ' }, ...rest], doing: true }
    : undefined;

const INFINITIVE_IN_GERMAN = /^\p{Ll}{2,}(?:en|ern|eln)$/u;

/** 'in ein Start-up einsteigen': the verb stands last. */
function germanDoing(words: Word[], grammar: Grammar): Naming | undefined {
  const stop = placeOf('stops', words, grammar);
  const told = trimmed(stop < 0 ? words : words.slice(0, stop), grammar);
  const last = told.at(-1);
  // 'drucken' is on no list, and after 'ich kann' it is what one can do.
  const isUnknown = told.length > 1 && INFINITIVE_IN_GERMAN.test(last?.raw ?? '');
  if (!last || !(grammar.naming.called.has(last.word) || isUnknown) || told.length > MOST_WITH_VERB) return undefined;
  if (tellsSomething(told.slice(0, -1), grammar) || placeOf('life', told, grammar) >= 0) return undefined;
  // 'kann zu mir kommen': others do it.
  if (told.length > 1 && told.some(({ word }) => word === 'mir' || word === 'mich')) return undefined;
  if (isThing(last, grammar)) return nameOf(told.slice(0, -1), grammar);
  return { words: told, doing: true };
}

/** Where only a verb can stand every common word is one. */
const gerundOf = ({ word }: Word, grammar: Grammar): string | undefined =>
  word.length < 3 || !/^[a-z]+$/.test(word) || SMALL.some((list) => isIn(list, word, grammar))
    ? undefined
    : /[^eo]e$/.test(word)
      ? `${word.slice(0, -1)}ing`
      : /^[^aeiou]*[aeiou][bdgmnprt]$/.test(word)
        ? `${word}${word.at(-1)}ing`
        : `${word}ing`;
const DETERMINERS = ['articles', 'possessives'] as const;
const SMALL = ['articles', 'prepositions', 'possessives', 'vague', 'void', 'finites', 'subjects', 'seconds'] as const;

/** After these the thing itself is looked for or given: 'find a flat', 'do taxes'. */
const isThing = ({ word }: Word, grammar: Grammar): boolean =>
  isIn('getting', word, grammar) || isIn('light', word, grammar);

/** A verb that names something alone needs no object; every other one names what it is done to. */
function withObject(verb: Word, rest: Word[], grammar: Grammar): Naming | undefined {
  const told = trimmed(rest, grammar);
  const stands = grammar.naming.standing.has(verb.raw.toLowerCase());
  const nothing = told.every(({ word }) => grammar.naming.qualities.has(word) || isIn('times', word, grammar));
  const follows = lengthAt('stops', rest, 0, grammar) > 0 && rest[0]?.word !== 'after';
  if (nothing || follows) return stands ? { words: [verb], doing: true } : undefined;
  const [first, ...others] = told as [Word, ...Word[]];
  const preposition = isIn('prepositions', first.word, grammar) || first.word === 'after';
  const object = nameOf(preposition ? others : told, grammar);
  if (!object || object.words.length > (preposition ? 2 : 4)) return undefined;
  const before = rest[rest.indexOf(object.words[0] as Word) - 1];
  const article = before && isIn('articles', before.word, grammar) && before !== first ? [before] : [];
  // 'recording concerts', but 'driving the minibus'.
  const [only, next] = object.words;
  const isOne =
    before?.word === 'the' &&
    (next === undefined || isIn('prepositions', next.word, grammar)) &&
    !/(?<![uis])s$/.test(only?.word ?? '');
  const own = grammar.language === 'en' && !preposition && !isOne ? [] : article;
  return { words: [verb, ...(preposition ? [first] : []), ...own, ...object.words], doing: true };
}

/** 'I repair bikes', 'hago empanadas', 'repariere Fahrräder'. */
export function ownDoing(words: Word[], place: Pick<Place, 'asked' | 'isStory'>, grammar: Grammar): Naming | undefined {
  const { naming, language } = grammar;
  const self = isIn('selves', words[0]?.word, grammar);
  const told = self ? words.slice(1) : words;
  const [verb, ...rest] = told;
  const isPlain = !place.isStory && place.asked === 'offer' && language !== 'en' && verb && !isThing(verb, grammar);
  const called = verb && (naming.doings.get(verb.word) ?? (isPlain ? naming.verbs.get(verb.word) : undefined));
  if (!verb || !called || isIn('modals', verb.word, grammar)) return undefined;
  if (!self && (language === 'en' || isNoun(told, 0, grammar))) return undefined;
  // 'arrivé de Lyon' tells what was; 'Räume vermieten' ends in its verb.
  if (language === 'fr' && /é(?:e?s?)$/u.test(verb.raw)) return undefined;
  const last = told.at(-1) as Word;
  if (
    !self &&
    language === 'de' &&
    rest.length > 0 &&
    last.raw === last.raw.toLowerCase() &&
    naming.called.has(last.word)
  )
    return undefined;
  if (place.isStory && isWithScenery(rest, grammar)) return undefined;
  const idiom = naming.idioms.longestAt(foldedOf(told), 0);
  if (idiom) return nameOf(told, grammar);
  if (!self && rest.length === 0) return undefined;
  if (language === 'de') {
    const object = rest.length === 0 || trimmed(rest, grammar).length === 0 ? { words: [] } : nameOf(rest, grammar);
    const gut = rest.every(({ word }) => naming.qualities.has(word) || isIn('vague', word, grammar));
    if (!object && !gut) return undefined;
    return { words: [...(gut ? [] : (object?.words ?? [])), { raw: called, word: called, gap: '' }], doing: true };
  }
  return withObject({ ...verb, raw: called, gap: ' ' }, rest, grammar);
}

/** 'I practise with the bathroom mirror': a certain one, which nobody else knows. */
const isWithScenery = ([first, second]: Word[], grammar: Grammar): boolean =>
  isIn('prepositions', first?.word, grammar) && (second?.word === 'the' || isIn('possessives', second?.word, grammar));

/** Of a short answer: 'fix bikes', where the word can be nothing but a verb. */
export function bareDoing(words: Word[], grammar: Grammar): Naming | undefined {
  const [verb, ...rest] = words;
  if (!verb || grammar.language !== 'en' || rest.length === 0 || ordersOne(words, grammar)) return undefined;
  const idiom = grammar.naming.idioms.longestAt(foldedOf(words), 0);
  if (idiom) return nameOf(words, grammar);
  if (!isIn('plain', verb.word, grammar)) return undefined;
  const called = grammar.naming.verbs.get(verb.word);
  if (isThing(verb, grammar)) return nameOf(isNumber(rest[0]?.word ?? '', grammar) ? rest.slice(1) : rest, grammar);
  return called ? withObject({ ...verb, raw: called, gap: ' ' }, rest, grammar) : undefined;
}
