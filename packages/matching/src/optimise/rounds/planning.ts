import { WEIGHTS } from '../../weights.ts';
import { metCounts, withMetOpen } from '../barred.ts';
import { BARRED, type PairValues, squareOf } from '../pair-values.ts';
import { Shortlists } from '../shortlists.ts';
import { roomBend, utilityTable } from '../utility.ts';
import { Welfare } from '../welfare.ts';
import { orderRounds } from './order-rounds.ts';
import { Plan } from './plan.ts';

/** How many good partners of each person the search looks at, beside as many as they meet. */
const CANDIDATES = 16;
/** Some tenths of a second a round at most. */
const MOST_MOVES_A_ROUND = 800_000;
const MOVES_A_PERSON = 18_000;

/** The measure of the rounds of an event, and the people whom a search brings together. */
export interface Planning {
  welfare: Welfare;
  /** Rounds as they are. */
  planFrom: (seated: number[][][]) => Plan;
  /** Rounds in the order that is worth most. */
  planOf: (seated: number[][][]) => Plan;
  candidates: () => Shortlists;
  /** How often two met before, n × n; undefined where nothing is known of anybody. */
  before: Uint8Array | undefined;
  /** Nobody is refused or kept apart. */
  isOpen: boolean;
}

export const defaultMoves = (n: number, rounds: number): number =>
  rounds * Math.min(MOST_MOVES_A_ROUND, n * MOVES_A_PERSON);

export function planningOf(
  values: PairValues,
  roomSize: number,
  rounds: number,
  bend = roomBend(values, roomSize),
): Planning {
  const { n, barred } = values;
  // Pairs who met count as repeats here, so they keep their value.
  const open = withMetOpen(values);
  const before = metCounts(values);
  const square = squareOf(open);
  const welfare = new Welfare(square, n, utilityTable(bend), barred);
  const weight = Float64Array.from({ length: rounds }, (_, round) => WEIGHTS.rounds.later ** round);
  // One person over: the one larger room goes by turns.
  const largest = n % roomSize === 1 ? roomSize : Number.POSITIVE_INFINITY;
  const planFrom = (seated: number[][][]): Plan => new Plan(welfare, seated, weight, largest, before?.slice());
  return {
    welfare,
    before,
    planFrom,
    planOf: (seated) => planFrom(orderRounds(seated, welfare, before)),
    candidates: () => {
      const length = Math.min(n - 1, CANDIDATES + rounds * (roomSize - 1));
      const candidates = new Shortlists(before ? squareOf(values) : square, n, length);
      const noPrices = new Float64Array(n);
      for (let i = 0; i < n; i++) candidates.refresh(i, noPrices);
      return candidates;
    },
    isOpen: !open.upper.includes(BARRED),
  };
}
