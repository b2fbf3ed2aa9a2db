import { type PairValues, pairValue } from './pair-values.ts';

/**
 * The pairs that rooms of two, and one of three, stand for: of three people the two pairs of greatest value, so that nobody
 * is without company and one person has two.
 *
 * @returns pairs (i, j), i < j, ordered.
 */
export function companions(values: PairValues, rooms: number[][]): [number, number][] {
  const pairs = rooms.flatMap((room): [number, number][] => {
    const [i, j, k] = [...room].sort((a, b) => a - b);
    if (i === undefined || j === undefined) return [];
    if (k === undefined) return [[i, j]];
    const three: [number, number][] = [
      [i, j],
      [i, k],
      [j, k],
    ];
    return three.sort((one, other) => pairValue(values, ...other) - pairValue(values, ...one)).slice(0, 2);
  });
  return pairs.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}
