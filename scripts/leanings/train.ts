import { cluesOf, piecesOf } from '@serendip/matching/understand/leaning';
import type { Chance } from '../chance.ts';
import type { MarkedAnswer } from './marked-answers.ts';

const EPOCHS = 8;
const RATE = 0.1;
const SHRINK = 0.05;
/** A clue of fewer pieces tells of nothing but those. */
const LEAST_SEEN = 3;
/** How sure the training takes what came before a piece, from -1 to 1, since the engine is never quite. */
const SURE = 0.9;

interface Piece {
  clues: [string, number][];
  sought: number;
}

/** Refusals are left out: the engine knows them by their cues. */
function pieces(answers: MarkedAnswer[]): Piece[] {
  const all: Piece[] = [];
  for (const { clauses, marks } of answers) {
    let before: number | undefined;
    clauses.forEach((clause, at) => {
      const cut = piecesOf(clause);
      cut.forEach((piece, place) => {
        const says = marks[at]?.[place];
        if (!says) return;
        const first = at === 0 && place === 0;
        const last = at === clauses.length - 1 && place === cut.length - 1;
        const sought = says === 'need' ? 1 : 0;
        if (says !== 'refusal') all.push({ clues: [...cluesOf(clause, piece, { first, last, before })], sought });
        before = sought ? SURE : -SURE;
      });
    });
  }
  return all;
}

/**
 * What each clue adds to the odds that a piece is sought: logistic regression with a little shrinkage, by AdaGrad
 * (Duchi et al. 2011).
 */
export function trainLeanings(answers: MarkedAnswer[], chance: Chance): Map<string, number> {
  const known = pieces(answers);
  const seen = new Map<string, number>();
  for (const { clues } of known) for (const [clue] of clues) seen.set(clue, (seen.get(clue) ?? 0) + 1);
  const weights = new Map<string, number>();
  const steps = new Map<string, number>();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { clues, sought } of chance.some(known, known.length)) {
      const telling = clues.filter(([clue]) => (seen.get(clue) ?? 0) >= LEAST_SEEN);
      const odds = telling.reduce((sum, [clue, says]) => sum + says * (weights.get(clue) ?? 0), 0);
      const error = 1 / (1 + Math.exp(-odds)) - sought;
      for (const [clue, says] of telling) {
        const weight = weights.get(clue) ?? 0;
        const slope = error * says + SHRINK * weight;
        const step = (steps.get(clue) ?? 0) + slope * slope;
        steps.set(clue, step);
        weights.set(clue, weight - (RATE * slope) / Math.sqrt(step + 1e-6));
      }
    }
  }
  return weights;
}
