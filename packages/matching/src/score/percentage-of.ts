/** A score from 0 to 1 as people read it: 1 to 99 percent. */
export const percentageOf = (score: number): number => Math.round(100 * Math.min(0.99, Math.max(0.01, score)));
