import { doneIn } from './doings.ts';
import { type Grammar, isIn, lengthAt, placeOf, withoutEdges } from './grammar.ts';
import type { Naming } from './name-of.ts';
import type { Word } from './words.ts';

/** With 'someone who' and what they know, a name may be so long. */
const MOST_WITH_WHOM = 6;

/** 'people to interview': the one who seeks them does it, and without them it says something else. */
export function peopleToo(words: Word[], length: number, grammar: Grammar): Naming | undefined {
  const [verb, next] = words.slice(length);
  const whom = words.slice(length - 2, length);
  if (grammar.language !== 'en' || whom[1]?.word !== 'to' || !PEOPLE_SOUGHT.test(whom[0]?.word ?? '')) return undefined;
  if (!verb || !TRANSITIVE.test(verb.word)) return undefined;
  const isEnd = next === undefined || isIn('loose', next.word, grammar) || lengthAt('stops', [next], 0, grammar) > 0;
  return isEnd ? { words: [...whom, verb], doing: false } : undefined;
}

const PEOPLE_SOUGHT = /^(?:people|someone|somebody|anyone|anybody)$/;
/** Verbs that need an object: with none after them, the people before them are it. */
const TRANSITIVE =
  /^(?:interview|ask|mentor|coach|teach|photograph|hire|tutor|survey|portray|meet|visit|invite|follow|shadow)$/;

/** Words that begin a clause of its own. */
const CLAUSE =
  /^(?:how|what|where|why|when|that|whether|if|wie|was|wo|warum|wann|dass|ob|comment|quand|pourquoi|que|como|cuando|donde)$/;

/** Whom or what the person looked for does it to: 'someone who lends me …'. */
const OBJECTS: Record<Grammar['language'], string[]> = {
  en: [],
  de: ['das', 'es'],
  fr: ['m', 't', 's', 'nous', 'y'],
  es: ['me', 'nos', 'os', 'se', 'lo', 'a'],
};

/** 'someone who knows shelves' is named whole, 'someone who can build a website' by what is done. */
export function withWhom(words: Word[], length: number, grammar: Grammar): Naming | undefined {
  const rest = words.slice(length);
  const stop = placeOf('stops', rest, grammar);
  // 'somebody with more patience than me'.
  if (rest[stop]?.word === 'than') return undefined;
  const whole = withoutEdges('fillers', stop < 0 ? rest : rest.slice(0, stop), grammar);
  // 'alguien que toque el piano en los ensayos': a verb with its object says enough; in German the verb stands last.
  const place = whole.findLastIndex(({ word }, at) => at > 2 && isIn('loose', word, grammar));
  const isLong = length + whole.length > MOST_WITH_WHOM && grammar.language !== 'de';
  const told = isLong && place > 0 ? whole.slice(0, place) : whole;
  const done = isIn('modals', told[0]?.word, grammar) ? doneIn(told.slice(1), grammar) : undefined;
  if (done) return done;
  // 'people who want' says nothing.
  if (told.length === 1 && isIn('finites', told[0]?.word, grammar)) return undefined;
  // 'someone who remembers how he did it': what they remember is missing.
  if (told.length === 1 && stop === 1 && CLAUSE.test(rest[1]?.word ?? '')) return undefined;
  const isObject = ({ word }: Word): boolean => OBJECTS[grammar.language].includes(word);
  // 'alguien que me enseñe a usar el cel': small words make it no longer.
  const telling = told.filter(
    (one) =>
      grammar.language === 'en' ||
      (!isObject(one) && !(['articles', 'seconds'] as const).some((list) => isIn(list, one.word, grammar))),
  );
  if (told.length === 0 || isIn('prepositions', told.at(-1)?.word, grammar) || length + telling.length > MOST_WITH_WHOM)
    return undefined;
  if (told.some((one) => isIn('subjects', one.word, grammar) && !isObject(one)) || placeOf('life', told, grammar) >= 0)
    return undefined;
  return { words: [...words.slice(0, length), ...told], doing: false };
}
