import { randomFrom } from '../../../random.ts';

/** Steps for each seat that is to be filled; most plans are complete after a few. */
const STEPS_A_SEAT = 200;
const NOBODY = -1;

/**
 * Adds rounds of two to those there are until there are `rounds`, nobody meeting twice, by hill climbing: who has nobody in a
 * round takes somebody they never meet, whose partner is then without (J. H. Dinitz and D. R. Stinson, A hill-climbing algorithm
 * for the construction of one-factorizations and Room squares, 1987).
 *
 * @returns undefined where the steps were not enough
 */
export function completePairings(
  n: number,
  before: readonly (readonly (readonly number[])[])[],
  rounds: number,
  seed: number,
): number[][][] | undefined {
  const random = randomFrom(seed);
  const count = rounds - before.length;
  const met = new Uint8Array(n * n);
  const setMet = (a: number, b: number, to: number): void => {
    met[a * n + b] = to;
    met[b * n + a] = to;
  };
  for (const [a, b] of before.flat()) setMet(a as number, b as number, 1);
  const partner = new Int32Array(count * n).fill(NOBODY);
  const waiting = Array.from({ length: count * n }, (_, seat) => seat);
  const place = Int32Array.from(waiting);
  const wait = (seat: number): void => {
    partner[seat] = NOBODY;
    place[seat] = waiting.push(seat) - 1;
  };
  const serve = (seat: number, other: number): void => {
    partner[seat] = other;
    const last = waiting.pop() as number;
    if (last === seat) return;
    waiting[place[seat] as number] = last;
    place[last] = place[seat] as number;
  };
  for (let step = STEPS_A_SEAT * count * n; waiting.length > 0 && step > 0; step--) {
    const seat = waiting[random() % waiting.length] as number;
    const a = seat % n;
    const b = random() % n;
    if (a === b || met[a * n + b] === 1) continue;
    const seatOfB = seat - a + b;
    const left = partner[seatOfB] as number;
    if (left !== NOBODY) {
      setMet(b, left, 0);
      wait(seat - a + left);
      wait(seatOfB);
    }
    setMet(a, b, 1);
    serve(seat, b);
    serve(seatOfB, a);
  }
  if (waiting.length > 0) return undefined;
  const added = Array.from({ length: count }, (_, round) =>
    Array.from({ length: n }, (_, a) => [a, partner[round * n + a] as number]).filter(
      ([a, b]) => (a as number) < (b as number),
    ),
  );
  return [...before.map((rooms) => rooms.map((room) => [...room])), ...added];
}
