import { type Grammar, isIn, isMere, lengthAt, placeOf, without } from './grammar.ts';
import type { Word } from './words.ts';

/** A piece in which something is refused. */
interface Refused {
  /** The refused words; empty where they are missing, or only denied. */
  refused: Word[];
  /** Words before the refusal, which it does not touch. */
  kept: Word[];
}

/**
 * The refused words of a piece. Firm refusals are 'no recruiters please', 'rather not politics', 'politics but not tonight', 'not
 * marathon people'; a mere 'no', 'not' or 'without' denies, and nothing of its piece is named.
 */
export function refusedIn(all: Word[], asked: boolean, grammar: Grammar): Refused | undefined {
  const words = without('polite', all, grammar);
  const politely = words.length < all.length;
  // 'bitte nicht' is polite and refuses.
  for (const said of [all, words]) {
    const after = placeOf('afterward', said, grammar);
    if (after > 0 && after + lengthAt('afterward', said, after, grammar) === said.length)
      return { refused: without('polite', said.slice(0, after), grammar), kept: [] };
  }
  const firm = placeOf('refuses', words, grammar);
  const denial = placeOf('refusals', words, grammar);
  if (firm < 0 && denial < 0) return undefined;
  const at = firm >= 0 && (denial < 0 || firm <= denial) ? firm : -1;
  // 'parler anglais sans avoir honte': how something is done.
  const manner = firm < 0 ? denial : firm;
  if (isManner(words.slice(manner), grammar)) return { refused: [], kept: words.slice(0, manner) };
  const isTold = !asked && words.slice(0, Math.max(0, firm)).some(({ word }) => isIn('past', word, grammar));
  if (at < 0 || isTold) return { refused: [], kept: [] };
  const length = lengthAt('refuses', words, at, grammar);
  const rest = words.slice(at + length);
  const cue = words.slice(at, at + length);
  const isContrast = length > 1 && isIn('but', cue[0]?.word, grammar);
  const isFirm =
    asked ||
    lengthAt('mild_refuses', cue, 0, grammar) < length ||
    politely ||
    isIn('people', rest.at(-1)?.word, grammar) ||
    (isContrast && rest.length > 0);
  const kept = isContrast ? words.slice(0, at) : [];
  if (!isFirm || isMere(rest, grammar))
    return { refused: length > 1 && isMere(rest, grammar) && kept.length > 0 ? kept : [], kept: [] };
  return { refused: rest, kept };
}

const INFINITIVE = { fr: /(?:er|ir|re)$/, es: /[aei]r(?:me|se|lo|la)?$/, en: /ing$/ };

/** 'without being judged', 'ohne zu zahlen', 'sin pagar'. */
function isManner([first, second, ...others]: Word[], grammar: Grammar): boolean {
  if (!isIn('lacking', first?.word, grammar) || !second) return false;
  if (grammar.language === 'de') return [second, ...others].some(({ word }) => word === 'zu');
  return INFINITIVE[grammar.language].test(second.word);
}
