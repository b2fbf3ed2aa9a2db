import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../text/stem.ts';
import { fold } from '../text/tokens.ts';
import { topicKey } from '../text/topic-key.ts';
import type { TopicRole } from '../types.ts';
import { indexOf, type Suggestible, wordsFrom, wordsLike } from './suggestible.ts';

const MOST = 8;
const LEAST_TYPED = 2;
/** Letters typed beyond this are ignored. */
const LONGEST = 60;
const MOST_PARTS = 4;
/** From this many letters on, one typo is allowed. */
const LEAST_WITH_SLIP = 4;
/** The most suggestions for one completed word that stand before those for other words. */
const ALIKE = 3;

/**
 * Completes a typed topic with phrases of the lexicon in which a word begins with it, with one typo allowed. The reader's
 * language comes first; each concept comes once.
 */
export function completeTopic(query: string, _role: TopicRole, lexicon: Lexicon, language: Language = 'en'): string[] {
  const said = fold(query.slice(0, LONGEST)).match(/[\p{L}\p{N}+#]+/gu) ?? [];
  const typed = said.slice(0, MOST_PARTS);
  // A single letter begins thousands of words, so it only filters the phrases found by the others.
  const last = typed.findLast((part) => part.length >= LEAST_TYPED);
  if (topicKey(query).length < LEAST_TYPED || last === undefined) return [];
  const letters = typed.filter((part) => part.length < LEAST_TYPED);
  const before = typed.filter((part) => part !== last && part.length >= LEAST_TYPED);
  const found = lookUp(last, [...before, ...letters], lexicon, language);
  const ranked = [...(found.size > 0 ? found : lookUp(last, before, lexicon, language))]
    .map(([one, { word, slip }]) => ({ one, word, value: worth(one, word, slip, language) }))
    .sort((a, b) => b.value - a.value || (a.one.phrase < b.one.phrase ? -1 : 1));
  const kept: string[] = [];
  const late: string[] = [];
  const subjects = new Set<string>();
  const perWord = new Map<string, number>();
  for (const { one, word } of ranked) {
    const key = topicKey(one.phrase);
    if (subjects.has(one.subject) || subjects.has(key)) continue;
    subjects.add(one.subject).add(key);
    const alike = (perWord.get(word) ?? 0) + 1;
    perWord.set(word, alike);
    (alike <= ALIKE ? kept : late).push(one.phrase);
    if (kept.length === MOST) break;
  }
  return [...kept, ...late].slice(0, MOST);
}

interface Match {
  word: string;
  slip: boolean;
}

/** Phrases with a word that begins with `last`, one typo allowed, and with words that begin with each of the others. */
function lookUp(last: string, others: string[], lexicon: Lexicon, language: Language): Map<Suggestible, Match> {
  const index = indexOf(lexicon);
  const found = new Map<Suggestible, Match>();
  const look = (words: Iterable<string>, slip: boolean): void => {
    for (const word of words)
      for (const one of index.byWord.get(word) ?? [])
        if (
          !found.has(one) &&
          (one.onlyIn ?? language) === language &&
          others.every((part) => one.words.some((other) => other.startsWith(part)))
        )
          found.set(one, { word, slip });
  };
  look(wordsFrom(last, index), false);
  if (found.size < MOST && last.length >= LEAST_WITH_SLIP) look(wordsLike(last, index), true);
  return found;
}

function worth({ phrase, words, common, isName, languages }: Suggestible, word: string, slip: boolean, of: Language) {
  return (
    (slip ? -10 : 0) +
    (languages.includes(of) ? 4 : 0) +
    (words[0] === word ? 1 : 0) +
    (isName ? 1 : 0) +
    Math.log10(1e-4 + common) -
    phrase.length / 40
  );
}
