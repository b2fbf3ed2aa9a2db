const LEAST = 1e-6;

/** Natural logarithm of a score's odds; scores of 0 and 1 count as a millionth from it. */
export function logOddsOf(score: number): number {
  const within = Math.min(1 - LEAST, Math.max(LEAST, score));
  return Math.log(within / (1 - within));
}

export const certaintyOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
