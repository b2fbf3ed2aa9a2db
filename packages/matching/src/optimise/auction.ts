import type { Weights } from './barred.ts';

/** Each scale's raise of bids is this many times finer than the one before. */
const SCALE = 8;
const FINEST_RAISE = 8;
/** Scales end early after this many bids a person; the exact finish takes any prices. */
const BIDS_PER_PERSON = 40;

/**
 * Near-optimal column prices of the maximum-weight assignment, nobody to themselves: an auction whose raises shrink
 * from scale to scale (Bertsekas, Annals of Operations Research 14, 1988). On people's values, which have hubs that
 * many want, it leaves far less to the exact finish than the column reduction of Jonker and Volgenant.
 *
 * @param weights n × n, symmetric. 0 counts as `barredWeight`.
 */
export function auctionPrices(weights: Weights, n: number, barredWeight: number): Float64Array {
  const price = new Float64Array(n);
  let raise = Math.floor(rangeOf(weights, n, barredWeight) / SCALE);
  do {
    raise = Math.max(FINEST_RAISE, Math.floor(raise / SCALE));
    runScale(weights, n, barredWeight, price, raise);
  } while (raise > FINEST_RAISE);
  return price;
}

function rangeOf(weights: Weights, n: number, barredWeight: number): number {
  let most = 0;
  let least = 0xffff;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) {
      const weight = weights[i * n + j] as number;
      if (weight > most) most = weight;
      if (weight < least) least = weight;
    }
  }
  return most - (least === 0 ? barredWeight : least);
}

function runScale(weights: Weights, n: number, barredWeight: number, price: Float64Array, raise: number): void {
  const ownerOf = new Int32Array(n).fill(-1);
  const bidders = Array.from({ length: n }, (_, k) => n - 1 - k);
  let bids = BIDS_PER_PERSON * n;
  for (let i = bidders.pop(); i !== undefined && bids > 0; i = bidders.pop(), bids--) {
    const row = i * n;
    let best = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    let column = -1;
    for (let j = 0; j < n; j++) {
      const raw = weights[row + j] as number;
      const gain = (raw === 0 ? barredWeight : raw) - (price[j] as number);
      if (gain <= second || j === i) continue;
      if (gain > best) {
        second = best;
        best = gain;
        column = j;
      } else second = gain;
    }
    if (second === Number.NEGATIVE_INFINITY) second = best;
    price[column] = (price[column] as number) + best - second + raise;
    const ousted = ownerOf[column] as number;
    ownerOf[column] = i;
    if (ousted !== -1) bidders.push(ousted);
  }
}
