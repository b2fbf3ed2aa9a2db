import { leaningsOf } from '@serendip/matching/understand/leaning';
import type { MarkedAnswer } from './marked-answers.ts';

/** How many words of all were judged right. */
export interface Score {
  right: number;
  all: number;
}

/** How many words a judge gets right, sought or not, by language and by what the words really say. */
export function score(answers: MarkedAnswer[], judge: (answer: MarkedAnswer) => boolean[][]): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const answer of answers) {
    const judged = judge(answer);
    answer.clauses.forEach((clause, at) => {
      clause.pieces.forEach(({ from, to }, place) => {
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
    return clauses.map((clause, at) => clause.pieces.map(({ from }) => (leanings[at]?.[from] ?? 0) > 0.5));
  };

/** The baseline: every clause with a cue of wanting or lacking is sought. */
export const byCues = ({ clauses }: MarkedAnswer): boolean[][] =>
  clauses.map((clause) =>
    clause.pieces.map(() => clause.cues.has('need') || clause.cues.has('seeking') || clause.cues.has('lack')),
  );
