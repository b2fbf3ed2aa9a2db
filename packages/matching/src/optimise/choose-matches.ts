import { auctionPartners } from './auction-partners.ts';
import { matchEveryone } from './everyone-matched.ts';
import { improveMatches } from './improve-matches.ts';
import { type PairValues, pairValue, squareOf } from './pair-values.ts';
import { PartnerLists } from './partner-lists.ts';
import { roundShares } from './round-shares.ts';
import { seatInPairs } from './seat-in-pairs.ts';
import { Shortlists } from './shortlists.ts';
import { fairBend, HIGHEST_WORTH, worthTable } from './worth.ts';

export interface MatchRules {
  /** Most partners a person is given, 1 or more. */
  cap: number;
  /** Pairs of lesser value are listed only to give someone their one. Default 1: all that are not barred. */
  floor?: number;
}

/** At this many people or fewer everyone meets everyone whom the cap allows, worth it or not. */
const SMALL_EVENT = 6;
const SHORTLIST = 40;
const LEAST_RAISE = Math.round(HIGHEST_WORTH / 128);

/**
 * The pairs worth listing for the whole event: everyone is in at least one and at most `cap` of them; where both
 * cannot hold, somebody has one more. Barred pairs are listed only for a person barred with everybody.
 *
 * Maximises total worth, which grows like a logarithm of value so that those with little are served first: the
 * fractional optimum by auction, rounded, then improved by exchanges. Within 0.2 % of a certified bound in practice.
 *
 * @returns pairs (i, j), i < j, ordered.
 */
export function chooseMatches(values: PairValues, { cap, floor = 1 }: MatchRules): [number, number][] {
  const { n } = values;
  if (n < 2) return [];
  if (cap === 1) return onePartnerEach(values);
  const anyWorth = worthTable(fairBend(values));
  const worthOf = (i: number, j: number) => anyWorth[pairValue(values, i, j)] as number;
  const listed = n <= SMALL_EVENT ? anyWorth : anyWorth.slice().fill(0, 0, floor);
  const lists = cap >= n - 1 ? allPairs(values, listed) : nearOptimal(values, listed, cap, worthOf);
  matchEveryone(lists, values, cap, worthOf);
  dropNeedless(lists, values, listed);
  return lists.pairs();
}

/** Takes out what was listed for the sake of somebody who has other partners by now, the least valuable first. */
function dropNeedless(lists: PartnerLists, values: PairValues, worth: Uint16Array): void {
  const ofPair = ([i, j]: [number, number]) => pairValue(values, i, j);
  const needless = lists.pairs().filter((pair) => worth[ofPair(pair)] === 0);
  needless.sort((one, other) => ofPair(one) - ofPair(other));
  for (const [i, j] of needless) if (lists.degree(i) > 1 && lists.degree(j) > 1) lists.remove(i, j);
}

function nearOptimal(
  values: PairValues,
  worth: Uint16Array,
  cap: number,
  worthOf: (i: number, j: number) => number,
): PartnerLists {
  const shortlists = new Shortlists(squareOf(values, worth), values.n, Math.max(SHORTLIST, 4 * cap));
  const { of, price } = auctionPartners(shortlists, cap, LEAST_RAISE);
  const lists = roundShares(of);
  matchEveryone(lists, values, cap, worthOf);
  for (let i = 0; i < values.n; i++) shortlists.refresh(i, price);
  improveMatches(lists, shortlists, cap);
  return lists;
}

function allPairs(values: PairValues, worth: Uint16Array): PartnerLists {
  const lists = new PartnerLists(values.n);
  for (let i = 0; i < values.n; i++) {
    for (let j = i + 1; j < values.n; j++) if ((worth[pairValue(values, i, j)] as number) > 0) lists.add(i, j);
  }
  return lists;
}

/** The exact pairing; an odd person out joins the best placed of a room of three. */
function onePartnerEach(values: PairValues): [number, number][] {
  const pairs = seatInPairs(values).flatMap(([i, j, k]): [number, number][] => {
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
