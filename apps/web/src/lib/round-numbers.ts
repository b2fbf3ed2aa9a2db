/** The numbers of rounds from one to another, both included. None if the first is after the last. */
export const roundNumbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
