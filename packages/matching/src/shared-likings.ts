import type { Named } from './named/named-topic.ts';
import type { EventScores } from './score/score-event.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Raises pairs who plainly like the same thing, in the same words or of the same concept, above pairs that only weak signs join.
 * A pair with a refusal stays as it is: nothing raises it.
 */
export function withSharedLikings<S extends Pick<EventScores, 'score' | 'refusals'>>(scores: S, named: Named[]): S {
  const liked = named.map(
    ({ topics }) =>
      new Set(
        topics
          .filter(({ role, sensitive, roots }) => role === 'interest' && !sensitive && roots.length > 0)
          .flatMap(({ roots, means }) => [[...roots].sort().join(' '), ...(means === null ? [] : [means])]),
      ),
  );
  const share = (i: number, j: number): boolean => {
    const [few, many] = [liked[i], liked[j]].sort((a, b) => (a?.size ?? 0) - (b?.size ?? 0));
    return [...(few ?? [])].some((one) => many?.has(one));
  };
  return {
    ...scores,
    score(i, j) {
      const score = scores.score(i, j);
      if (i === j || scores.refusals.left(i, j) < 1 || !share(i, j)) return score;
      return score + WEIGHTS.sharedLiking * (1 - score);
    },
  };
}
