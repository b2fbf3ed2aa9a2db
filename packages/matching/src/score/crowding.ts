import { WEIGHTS } from '../weights.ts';

/**
 * Weighs each score, in place, against the best scores of its two people: talkative people resemble everyone a
 * little, quiet ones nobody much. Keeps some people from being the answer for all (hubs; Zelnik-Manor & Perona 2004).
 */
export function easeCrowding(scores: Float32Array, assurance: number[]): void {
  const n = assurance.length;
  const { popular, top, usual, least, most } = WEIGHTS.crowd;
  const pull = Array.from({ length: n }, (_, i) => {
    const best = largest(scores, i, n, top);
    // One imagined usual score steadies people with few others to compare.
    return (best.reduce((sum, score) => sum + score, 0) + usual) / (best.length + 1);
  });
  // Relative to the event's own mean, so that easing moves weight between people and keeps the event's level; never so far
  // down that somebody's one good match is lost among weak ones.
  const level = pull.reduce((sum, value) => sum + value, 0) / n;
  const ease = pull.map(
    (value, i) => Math.min(most, Math.max(least, (level / value) ** (popular / 2))) * (assurance[i] as number),
  );
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < n; j += 1) {
      const at = i * n + j;
      const eased = (scores[at] as number) * (ease[i] as number) * (ease[j] as number);
      scores[at] = i === j ? 0 : certainty(eased);
    }
  }
}

/** A logistic curve, so that 80 percent is one and the same strength of evidence in every event. */
function certainty(eased: number): number {
  const { middle, spread } = WEIGHTS.percentage;
  return 1 / (1 + Math.exp((middle - eased) / spread));
}

function largest(scores: Float32Array, i: number, n: number, count: number): number[] {
  const best: number[] = [];
  for (let j = 0; j < n; j += 1) {
    const score = scores[i * n + j] as number;
    if (j === i || (best.length === count && score <= (best.at(-1) as number))) continue;
    let at = best.length;
    while (at > 0 && (best[at - 1] as number) < score) at -= 1;
    best.splice(at, 0, score);
    if (best.length > count) best.pop();
  }
  return best;
}
