import type { CapOf } from './partner-lists.ts';
import type { Shortlists } from './shortlists.ts';

/** `of[i]`: whom person i obtained as a buyer; `price[j]`: what a place with person j costs, a whole number. */
export interface Shares {
  of: number[][];
  price: Float64Array;
}

/**
 * Near-optimal fractional matches: everyone buys up to `capOf` them places with others and sells as many of their own in
 * one auction (Bertsekas 1988, without scaling, so that unsold places stay free of charge). A pair that holds in one
 * direction only is half a match.
 *
 * @param raise least raise of a bid, a whole number; the total falls short of the optimum by at most the sum of `capOf` · raise / 2
 */
export function auctionPartners(shortlists: Shortlists, capOf: CapOf, raise: number): Shares {
  const { n } = shortlists;
  const price = new Float64Array(n);
  const of: number[][] = Array.from({ length: n }, () => []);
  const holders: number[][] = Array.from({ length: n }, () => []);
  const bids: number[][] = Array.from({ length: n }, () => []);
  const queue = Array.from({ length: n }, (_, k) => n - 1 - k);
  const offers = new Offers(Array.from(of.keys(), capOf).reduce((most, cap) => Math.max(most, cap), 0) + 1);
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const own = of[i] as number[];
    const wanted = capOf(i) - own.length;
    if (wanted <= 0) continue;
    if (!offers.collect(shortlists, i, own, price, wanted)) {
      shortlists.refresh(i, price);
      offers.collect(shortlists, i, own, price, wanted);
    }
    const next = offers.count > wanted ? (offers.gain[wanted] as number) : shortlists.restBound[i];
    for (let k = 0; k < Math.min(wanted, offers.count); k++) {
      const j = offers.person[k] as number;
      const gain = offers.gain[k] as number;
      const bid = (price[j] as number) + Math.max(0, gain - (next as number)) + raise;
      own.push(j);
      const ousted = place(i, bid, holders[j] as number[], bids[j] as number[], capOf(j));
      if (ousted >= 0) {
        const list = of[ousted] as number[];
        list.splice(list.indexOf(j), 1);
        queue.push(ousted);
      }
      const standing = bids[j] as number[];
      if (standing.length === capOf(j)) price[j] = standing[leastAt(standing)] as number;
    }
  }
  return { of, price };
}

/** Enters a bid for one of a person's places; returns who loses theirs for it, or −1. */
function place(bidder: number, bid: number, holders: number[], bids: number[], cap: number): number {
  if (holders.length < cap) {
    holders.push(bidder);
    bids.push(bid);
    return -1;
  }
  const lowest = leastAt(bids);
  const ousted = holders[lowest] as number;
  holders[lowest] = bidder;
  bids[lowest] = bid;
  return ousted;
}

function leastAt(list: number[]): number {
  let least = 0;
  for (let k = 1; k < list.length; k++) if ((list[k] as number) < (list[least] as number)) least = k;
  return least;
}

/** The best few offers to one buyer, the greatest gain first. */
class Offers {
  count = 0;
  readonly person: Int32Array;
  readonly gain: Float64Array;

  constructor(most: number) {
    this.person = new Int32Array(most);
    this.gain = new Float64Array(most);
  }

  /** Collects up to `wanted` + 1 offers; false when unlisted people might offer more. */
  collect(shortlists: Shortlists, i: number, own: number[], price: Float64Array, wanted: number): boolean {
    this.count = 0;
    const row = i * shortlists.length;
    for (let k = row; k < row + (shortlists.count[i] as number); k++) {
      const j = shortlists.person[k] as number;
      const gain = (shortlists.utilityAt[k] as number) - (price[j] as number);
      if (gain <= 0 || (this.count > wanted && gain <= (this.gain[wanted] as number)) || own.includes(j)) continue;
      let at = Math.min(this.count, wanted);
      for (; at > 0 && (this.gain[at - 1] as number) < gain; at--) {
        this.gain[at] = this.gain[at - 1] as number;
        this.person[at] = this.person[at - 1] as number;
      }
      this.gain[at] = gain;
      this.person[at] = j;
      if (this.count <= wanted) this.count++;
    }
    const weakest = this.count > wanted ? (this.gain[wanted] as number) : 0;
    return weakest >= (shortlists.restBound[i] as number);
  }
}
