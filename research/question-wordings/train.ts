import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import { ASKED_FOR } from '@serendip/matching/understand/asked-for';
import { cluesAlone, questionClues } from '@serendip/matching/understand/question-clues';
import { chanceFrom } from '../chance.ts';
import { learnOdds } from '../logistic.ts';
import { bothWays } from './both-ways.ts';
import type { Wording } from './wordings.ts';

const SETTINGS = { epochs: 12, rate: 0.15, shrink: 0.01, leastSeen: 2 };
/** Clues that weigh less for everything make no difference that anybody would notice. */
const LEAST = 0.05;

/**
 * Learns the log-odds that each clue adds for each thing a question can ask for, in the order of `ASKED_FOR`: from all wordings for
 * questions with a hint, and from those without one, told both ways, for questions that stand alone.
 */
export function trainQuestionReadings(wordings: Wording[], lexicon: Lexicon): Map<string, number[]> {
  const alone = [...wordings.filter(({ hint }) => hint === ''), ...bothWays()];
  return new Map([
    ...learn(wordings, ({ text, hint }) => [...questionClues(text, hint, lexicon)]),
    ...learn(alone, ({ text, language }) => [...new Set(cluesAlone(text, lexicon, language))]),
  ]);
}

function learn(wordings: Wording[], cluesOf: (wording: Wording) => string[]): Map<string, number[]> {
  const clues = wordings.map((wording) => cluesOf(wording).map((clue): [string, number] => [clue, 1]));
  const learned = ASKED_FOR.map((one) =>
    learnOdds(
      wordings.map(({ asks }, at) => ({ clues: clues[at] ?? [], is: asks.includes(one) ? 1 : 0 })),
      SETTINGS,
      chanceFrom(1),
    ),
  );
  const known = new Set(learned.flatMap((weights) => [...weights.keys()]));
  return new Map(
    [...known]
      .sort()
      .map((clue) => [clue, learned.map((weights) => Number((weights.get(clue) ?? 0).toFixed(2)) || 0)] as const)
      .filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= LEAST)),
  );
}
