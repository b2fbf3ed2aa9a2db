import { leaningsOf, piecesOf } from '@serendip/matching/understand/leaning';
import type { MarkedAnswer } from './marked-answers.ts';

/** Words told apart rightly, of all. */
export interface Score {
  right: number;
  all: number;
}

/** By language and by what was really said: how many words of the answers a judge takes for sought that are, and the rest for not. */
export function score(answers: MarkedAnswer[], judge: (answer: MarkedAnswer) => boolean[][]): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const answer of answers) {
    const judged = judge(answer);
    answer.clauses.forEach((clause, at) => {
      piecesOf(clause).forEach(({ from, to }, place) => {
        const says = answer.marks[at]?.[place];
        if (!says || says === 'refusal') return;
        const right = (judged[at]?.[place] ?? false) === (says === 'need') ? to - from : 0;
        for (const name of ['all', answer.language, `is ${says}`]) {
          const before = scores.get(name) ?? { right: 0, all: 0 };
          scores.set(name, { right: before.right + right, all: before.all + to - from });
        }
      });
    });
  }
  return scores;
}

export const byLeaning =
  (weights: Map<string, number>) =>
  ({ clauses }: MarkedAnswer): boolean[][] => {
    const leanings = leaningsOf(clauses, weights);
    return clauses.map((clause, at) => piecesOf(clause).map(({ from }) => (leanings[at]?.[from] ?? 0) > 0.5));
  };

/** The baseline: a clause with a cue of wanting or lacking is sought. */
export const byCues = ({ clauses }: MarkedAnswer): boolean[][] =>
  clauses.map((clause) =>
    piecesOf(clause).map(() => clause.cues.has('need') || clause.cues.has('seeking') || clause.cues.has('lack')),
  );
