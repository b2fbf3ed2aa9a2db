import { cluesOf } from '@serendip/matching/understand/leaning';
import type { Chance } from '../chance.ts';
import { type Example, learnOdds } from '../logistic.ts';
import type { MarkedAnswer } from './marked-answers.ts';

const SETTINGS = { epochs: 8, rate: 0.1, shrink: 0.05, leastSeen: 3 };
/** How sure the training is of the piece before, from -1 to 1. Not quite sure, as the engine never is. */
const SURE = 0.9;

/** Leaves refusals out: the engine knows them by their cues. */
function pieces(answers: MarkedAnswer[]): Example[] {
  const all: Example[] = [];
  for (const { clauses, marks } of answers) {
    let before: number | undefined;
    clauses.forEach((clause, at) => {
      const cut = clause.pieces;
      cut.forEach((piece, place) => {
        const says = marks[at]?.[place];
        if (!says) return;
        const first = at === 0 && place === 0;
        const last = at === clauses.length - 1 && place === cut.length - 1;
        const sought = says === 'need' ? 1 : 0;
        if (says !== 'refusal') all.push({ clues: [...cluesOf(clause, piece, { first, last, before })], is: sought });
        before = sought ? SURE : -SURE;
      });
    });
  }
  return all;
}

/** Learns the log-odds that each clue adds towards 'this piece is a need'. */
export const trainLeanings = (answers: MarkedAnswer[], chance: Chance): Map<string, number> =>
  learnOdds(pieces(answers), SETTINGS, chance);
