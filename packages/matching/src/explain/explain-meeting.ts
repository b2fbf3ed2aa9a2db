import { percentageOf } from '../score/percentage-of.ts';
import type { Meeting } from '../types.ts';
import { explainMatch } from './explain.ts';
import type { Explaining } from './ground.ts';

/** The most telling sentence for each of two people, the same as if they were listed as a match. */
export function explainMeeting(i: number, j: number, ids: readonly string[], explaining: Explaining): Meeting {
  const [a, b] = (ids[i] as string) < (ids[j] as string) ? [i, j] : [j, i];
  const [idA, idB] = [ids[a] as string, ids[b] as string];
  const percentage = percentageOf(explaining.scores.score(a, b));
  const { forA, forB } = explainMatch(a, b, percentage, `${idA} ${idB}`, explaining);
  return { a: idA, b: idB, reason_for_a: forA.reasons[0] as string, reason_for_b: forB.reasons[0] as string };
}
