import { WEIGHTS } from '../weights.ts';

/**
 * Weighs each score, in place, against the best scores of its two people: talkative people resemble everyone a
 * little, quiet ones nobody much. Keeps some people from being the answer for all (hubs; Zelnik-Manor & Perona 2004).
 */
export function easeCrowding(scores: Float32Array, n: number): void {
  const { popular, top, usual } = WEIGHTS.crowd;
  const pull = Array.from({ length: n }, (_, i) => {
    const best = largest(scores, i, n, top);
    // One imagined usual score steadies people with few others to compare.
    return (best.reduce((sum, score) => sum + score, 0) + usual) / (best.length + 1);
  });
  const ease = pull.map((value) => (usual / value) ** (popular / 2));
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < n; j += 1) {
      const at = i * n + j;
      const eased = (scores[at] as number) * (ease[i] as number) * (ease[j] as number);
      scores[at] = eased / (eased + WEIGHTS.halfScore);
    }
  }
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
