import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../text/stem.ts';
import { cluesAlone, questionClues } from './question-clues.ts';

/** Things a question can ask for; its answers are read accordingly. The order is that of `readings.tsv`. */
export const ASKED_FOR = ['offer', 'need', 'fact', 'interest', 'refusal', 'logistics'] as const;
export type AskedFor = (typeof ASKED_FOR)[number];

/** The probability that a question asks for each thing; several can be likely. Undefined without learned readings. */
export function likelyAskedFor(
  text: string,
  hint: string,
  lexicon: Lexicon,
  usual: Language,
): Record<AskedFor, number> | undefined {
  if (lexicon.questionReadings.size === 0) return undefined;
  const odds = ASKED_FOR.map(() => 0);
  for (const clue of hint === '' ? cluesAlone(text, lexicon, usual) : questionClues(text, hint, lexicon)) {
    lexicon.questionReadings.get(clue)?.forEach((weight, at) => {
      odds[at] = (odds[at] ?? 0) + weight;
    });
  }
  const likely = odds.map((sum) => 1 / (1 + Math.exp(-sum)));
  return Object.fromEntries(ASKED_FOR.map((one, at) => [one, likely[at] ?? 0])) as Record<AskedFor, number>;
}
