import { WEIGHTS } from '../weights.ts';

/** A logistic curve, so that 80 percent is one and the same strength of evidence in every event. */
export function certaintyFrom(eased: number): number {
  const { middle, spread } = WEIGHTS.percentage;
  return 1 / (1 + Math.exp((middle - eased) / spread));
}

/** The strength of evidence that a certainty between 0 and 1 stands for. */
export function easedFrom(certainty: number): number {
  const { middle, spread } = WEIGHTS.percentage;
  return certainty >= 1 ? Number.POSITIVE_INFINITY : middle + spread * Math.log(certainty / (1 - certainty));
}
