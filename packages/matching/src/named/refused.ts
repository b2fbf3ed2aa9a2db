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
  const after = placeOf('afterward', words, grammar);
  if (after > 0 && after + lengthAt('afterward', words, after, grammar) === words.length)
    return { refused: words.slice(0, after), kept: [] };
  const firm = placeOf('refuses', words, grammar);
  const denial = placeOf('refusals', words, grammar);
  if (firm < 0 && denial < 0) return undefined;
  const at = firm >= 0 && (denial < 0 || firm <= denial) ? firm : -1;
  if (at < 0) return { refused: [], kept: [] };
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
