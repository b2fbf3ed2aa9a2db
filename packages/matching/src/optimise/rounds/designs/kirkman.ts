import type { Ring } from './ring.ts';

/** Fifteen girls walk in threes on seven days, and no two ever again side by side (T. P. Kirkman, 1850; one of his seven plans). */
export const KIRKMAN_15: readonly number[][][] = [
  'abc def ghi jkl mno',
  'adh bek cio fln gjm',
  'aem bhn cgk dil fjo',
  'afi blo chj dkm egn',
  'agl bdj cfm eho ikn',
  'ajn bim cel dog fhk',
  'ako bfg cdn eij hlm',
].map((day) => day.split(' ').map((three) => [...three].map((girl) => girl.charCodeAt(0) - 97)));

/**
 * Kirkman's walk of 3q girls on (3q − 1) / 2 days, for a field of q = 6t + 1 elements (D. K. Ray-Chaudhuri and R. M. Wilson,
 * Solution of Kirkman's schoolgirl problem, 1971). Girls are (element, third), numbered `third * q + element`.
 */
export function kirkmanRounds({ size: q, add, multiply }: Ring): number[][][] {
  const t = (q - 1) / 6;
  const powers = powersOfGenerator(q, multiply);
  const power = (exponent: number): number => powers[exponent % (q - 1)] as number;
  const across = (i: number): number[] => [0, 1, 2].map((third) => third * q + power(i + 2 * t * third));
  const within = (i: number, third: number): number[] => [0, 2, 4].map((of) => third * q + power(i + of * t));
  const moved = (room: number[], by: number): number[] =>
    room.map((girl) => Math.floor(girl / q) * q + add(girl % q, by));
  const elements = Array.from({ length: q }, (_, element) => element);
  const upTo = Array.from({ length: t }, (_, i) => i);
  const first = [
    [0, q, 2 * q],
    ...upTo.flatMap((i) => [within(i, 0), within(i, 1), within(i, 2)]),
    ...upTo.flatMap((i) => [across(i + t), across(i + 3 * t), across(i + 5 * t)]),
  ];
  return [
    ...elements.map((by) => first.map((room) => moved(room, by))),
    ...upTo.flatMap((i) => [i, i + 2 * t, i + 4 * t].map((at) => elements.map((by) => moved(across(at), by)))),
  ];
}

/** The powers 0 to q − 2 of an element whose powers are all elements but nought. */
function powersOfGenerator(q: number, multiply: Ring['multiply']): number[] {
  for (let generator = 2; generator < q; generator++) {
    const powers = [1];
    for (let power = generator; power !== 1; power = multiply(power, generator)) powers.push(power);
    if (powers.length === q - 1) return powers;
  }
  throw new RangeError(`no field of ${q} elements`);
}
