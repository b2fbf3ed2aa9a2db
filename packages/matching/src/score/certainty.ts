import { WEIGHTS } from '../weights.ts';

/** A logistic curve, so that 80 percent means the same strength of evidence at every event. */
export function certaintyFrom(eased: number): number {
  const { middle, spread } = WEIGHTS.percentage;
  return 1 / (1 + Math.exp((middle - eased) / spread));
}

/** The strength of evidence for a certainty between 0 and 1. */
export function easedFrom(certainty: number): number {
  const { middle, spread } = WEIGHTS.percentage;
  return certainty >= 1 ? Number.POSITIVE_INFINITY : middle + spread * Math.log(certainty / (1 - certainty));
}
