import { BARRED, createPairValues, HIGHEST_VALUE, type PairValues, pairValue, setPairValue } from './pair-values.ts';

/** Values to one byte, so that a run can keep them: row i holds those to people 0 to i − 1. */
export function pairRows(values: PairValues): Uint8Array[] {
  return Array.from({ length: values.n }, (_, i) =>
    Uint8Array.from({ length: i }, (_, j) => byteOfValue(pairValue(values, i, j))),
  );
}

/** 0 for barred, 1 to 255 for ordinary values, never a greater byte for a lesser value. */
export function byteOfValue(value: number): number {
  return value === BARRED ? BARRED : 1 + Math.round(((value - 1) * 254) / (HIGHEST_VALUE - 1));
}

/** The percentage that a byte stands for: within one point of the pair's own, which was rounded from a finer score. */
export const percentageOfByte = (byte: number): number =>
  Math.round(100 * Math.min(0.99, Math.max(0.01, (byte - 1) / 254)));

/** Restores the values that `pairRows` has stored, for seating and repairing rooms. */
export function pairValuesFromRows(rows: readonly Uint8Array[]): PairValues {
  const values = createPairValues(rows.length);
  rows.forEach((row, i) => {
    for (let j = 0; j < i; j++) {
      const byte = row[j] as number;
      setPairValue(values, i, j, byte === BARRED ? BARRED : 1 + Math.round(((byte - 1) * (HIGHEST_VALUE - 1)) / 254));
    }
  });
  return values;
}
