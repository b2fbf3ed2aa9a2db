import { auctionPartners } from './auction-partners.ts';
import { isApart, isRefused } from './barred.ts';
import { companions } from './companions.ts';
import { matchEveryone } from './everyone-matched.ts';
import { improveMatches } from './improve-matches.ts';
import { keepListed } from './keep-listed.ts';
import { BARRED, type PairValues, pairValue, squareOf } from './pair-values.ts';
import { PartnerLists } from './partner-lists.ts';
import { roundShares } from './round-shares.ts';
import { seatInPairs } from './seat-in-pairs.ts';
import { Shortlists } from './shortlists.ts';
import { fairBend, HIGHEST_UTILITY, utilityTable } from './utility.ts';

export interface MatchRules {
  /** Most partners a person is given, 1 or more. */
  cap: number;
  /** Rooms of two, one of three where people are odd: who shares one is listed, unless barred (see `companions`). */
  rooms?: number[][];
}

const SHORTLIST = 40;
const LEAST_RAISE = Math.round(HIGHEST_UTILITY / 128);

/**
 * The pairs worth listing for the whole event: everyone is in at least one and at most `cap` of them; where both
 * cannot hold, somebody has one more. Barred pairs are listed only for a person barred with everybody, those of whom one refuses
 * the other after all others, and people who are kept apart never.
 *
 * Maximises total utility, which grows like a logarithm of value so that those with little are served first: the
 * fractional optimum by auction, rounded, then improved by exchanges. Within 0.2 % of a certified bound in practice.
 *
 * @returns pairs (i, j), i < j, ordered.
 */
export function chooseMatches(values: PairValues, { cap, rooms }: MatchRules): [number, number][] {
  const { n } = values;
  if (n < 2) return [];
  if (cap === 1) return onePartner(values, rooms ?? seatInPairs(values));
  const utility = utilityTable(fairBend(values));
  const utilityOf = (i: number, j: number) => utility[pairValue(values, i, j)] as number;
  const lists = cap >= n - 1 ? allPairs(values) : nearOptimal(values, utility, cap, utilityOf);
  const together = companions(values, rooms ?? []).filter(([i, j]) => pairValue(values, i, j) !== BARRED);
  keepListed(lists, together, cap, utilityOf);
  matchEveryone(lists, values, cap, utilityOf);
  dropNeedless(lists, values);
  return lists.pairs();
}

/** With a cap of one everyone is listed with who shares their room, or with somebody else where they are kept apart or refused. */
function onePartner(values: PairValues, rooms: number[][]): [number, number][] {
  const together = companions(values, rooms);
  if (values.barred === undefined) return together;
  const lists = new PartnerLists(values.n);
  for (const [i, j] of together) if (!isApart(values, i, j) && !isRefused(values, i, j)) lists.add(i, j);
  matchEveryone(lists, values, 1, (i, j) => pairValue(values, i, j));
  return lists.pairs();
}

/** Takes out barred pairs listed for the sake of somebody who has other partners by now. */
function dropNeedless(lists: PartnerLists, values: PairValues): void {
  for (const [i, j] of lists.pairs()) {
    const isNeedless = pairValue(values, i, j) === BARRED && lists.degree(i) > 1 && lists.degree(j) > 1;
    if (isNeedless) lists.remove(i, j);
  }
}

function nearOptimal(
  values: PairValues,
  utility: Uint16Array,
  cap: number,
  utilityOf: (i: number, j: number) => number,
): PartnerLists {
  const shortlists = new Shortlists(squareOf(values, utility), values.n, Math.max(SHORTLIST, 4 * cap));
  const { of, price } = auctionPartners(shortlists, cap, LEAST_RAISE);
  const lists = roundShares(of);
  matchEveryone(lists, values, cap, utilityOf);
  for (let i = 0; i < values.n; i++) shortlists.refresh(i, price);
  improveMatches(lists, shortlists, cap);
  return lists;
}

function allPairs(values: PairValues): PartnerLists {
  const lists = new PartnerLists(values.n);
  for (let i = 0; i < values.n; i++) {
    for (let j = i + 1; j < values.n; j++) if (pairValue(values, i, j) !== BARRED) lists.add(i, j);
  }
  return lists;
}
