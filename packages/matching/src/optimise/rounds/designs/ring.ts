/** A finite ring that is a product of fields, by its tables. */
export interface Ring {
  readonly size: number;
  add(a: number, b: number): number;
  multiply(a: number, b: number): number;
  /** As many elements as the smallest field has, of which any two differ by a unit. */
  readonly spread: number[];
}

/** The ring of this size with the largest spread: the product of the fields of its prime powers. */
export function ringOf(size: number): Ring {
  return primePowersOf(size)
    .map(({ prime, power }) => field(prime, power))
    .reduce(product);
}

function primePowersOf(size: number): { prime: number; power: number }[] {
  const powers: { prime: number; power: number }[] = [];
  let rest = size;
  for (let prime = 2; rest > 1; prime++) {
    let power = 0;
    for (; rest % prime === 0; rest /= prime) power++;
    if (power > 0) powers.push({ prime, power });
  }
  return powers;
}

function product(one: Ring, other: Ring): Ring {
  const size = one.size * other.size;
  const split = (a: number): [number, number] => [a % one.size, Math.floor(a / one.size)];
  const join = (a: number, b: number): number => a + b * one.size;
  const each =
    (operation: 'add' | 'multiply') =>
    (a: number, b: number): number => {
      const [a1, a2] = split(a);
      const [b1, b2] = split(b);
      return join(one[operation](a1, b1), other[operation](a2, b2));
    };
  const least = Math.min(one.spread.length, other.spread.length);
  const spread = one.spread.slice(0, least).map((a, at) => join(a, other.spread[at] as number));
  return { size, add: each('add'), multiply: each('multiply'), spread };
}

/** Polynomials over the prime field, their coefficients the digits of a number, modulo an irreducible one. */
function field(prime: number, power: number): Ring {
  const size = prime ** power;
  const digits = (a: number): number[] => Array.from({ length: power }, (_, at) => Math.floor(a / prime ** at) % prime);
  const number = (of: number[]): number => of.reduce((sum, digit, at) => sum + (digit % prime) * prime ** at, 0);
  const all = Array.from({ length: size }, (_, a) => a);
  const add = (a: number, b: number): number => {
    const other = digits(b);
    return number(digits(a).map((digit, at) => digit + (other[at] as number)));
  };
  const modulo =
    (low: number[]) =>
    (a: number, b: number): number => {
      const long = new Array<number>(2 * power).fill(0);
      digits(a).forEach((one, i) => {
        digits(b).forEach((other, j) => {
          long[i + j] = (long[i + j] as number) + one * other;
        });
      });
      for (let at = 2 * power - 1; at >= power; at--) {
        const top = (long[at] as number) % prime;
        low.forEach((digit, k) => {
          const to = at - power + k;
          long[to] = (long[to] as number) + top * (prime - digit);
        });
      }
      return number(long.slice(0, power));
    };
  // It is a field as soon as no two elements but nought make nought.
  for (const low of all) {
    const multiply = modulo(digits(low));
    const nonzero = all.slice(1);
    if (nonzero.every((a) => nonzero.every((b) => multiply(a, b) !== 0))) return { size, add, multiply, spread: all };
  }
  throw new RangeError(`no field of ${prime}^${power} elements`);
}
