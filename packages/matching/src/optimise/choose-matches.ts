import { auctionPartners } from './auction-partners.ts';
import { isApart, isRefused } from './barred.ts';
import { companions } from './companions.ts';
import { matchEveryone } from './everyone-matched.ts';
import { fillLists } from './fill-lists.ts';
import { improveMatches } from './improve-matches.ts';
import { keepListed } from './keep-listed.ts';
import { BARRED, type PairValues, pairValue, squareOf } from './pair-values.ts';
import { type CapOf, PartnerLists } from './partner-lists.ts';
import { roundShares } from './round-shares.ts';
import { seatInPairs } from './seat-in-pairs.ts';
import { Shortlists } from './shortlists.ts';
import { fairBend, HIGHEST_UTILITY, utilityTable } from './utility.ts';

export interface MatchRules {
  /** Most partners a person is given, 1 or more. */
  cap: number;
  /** Rooms of two, one of three where people are odd: who shares one is listed, unless barred (see `companions`). */
  rooms?: number[][];
  /** People with another number of partners; `cap` for all others. */
  capOf?: CapOf;
  /** Pairs that are listed whatever they are worth, as far as both have places for them. */
  needed?: readonly [number, number][];
  /** People who have so many partners at least, as far as there are any. */
  leastOf?: CapOf;
}

const SHORTLIST = 40;
/** Added to a needed pair's utility: more than the utilities of all that could replace it. */
const NEVER_GIVEN_UP = 1e7;
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
export function chooseMatches(values: PairValues, rules: MatchRules): [number, number][] {
  const { n } = values;
  const { cap, rooms, needed = [], leastOf, capOf = () => cap } = rules;
  const isPlain = rules.capOf === undefined && leastOf === undefined && needed.length === 0;
  if (n < 2) return [];
  if (cap === 1 && isPlain) return onePartner(values, rooms ?? seatInPairs(values));
  const utility = utilityTable(fairBend(values));
  const utilityOf = (i: number, j: number) => utility[pairValue(values, i, j)] as number;
  const lists = cap >= n - 1 && isPlain ? allPairs(values) : nearOptimal(values, utility, cap, capOf, utilityOf);
  const together = companions(values, rooms ?? []).filter(([i, j]) => pairValue(values, i, j) !== BARRED);
  keepListed(lists, together, capOf, utilityOf);
  if (isPlain) matchEveryone(lists, values, capOf, utilityOf);
  else matchAsAsked(lists, values, { needed, leastOf, capOf }, utilityOf);
  dropNeedless(lists, values, new Set(needed.map(([i, j]) => i * n + j)));
  return lists.pairs();
}

/** Adds the needed pairs, and partners for people who want more of them, without giving up the needed ones. */
function matchAsAsked(
  lists: PartnerLists,
  values: PairValues,
  { needed, leastOf, capOf }: { needed: readonly [number, number][]; leastOf: CapOf | undefined; capOf: CapOf },
  utilityOf: (i: number, j: number) => number,
): void {
  const isNeeded = new Set(needed.flatMap(([i, j]) => [i * values.n + j, j * values.n + i]));
  const guarded = (i: number, j: number) => utilityOf(i, j) + (isNeeded.has(i * values.n + j) ? NEVER_GIVEN_UP : 0);
  keepListed(lists, needed, capOf, guarded);
  matchEveryone(lists, values, capOf, guarded);
  if (leastOf) fillLists(lists, values, leastOf, capOf, guarded);
}

/** With a cap of one everyone is listed with who shares their room, or with somebody else where they are kept apart or refused. */
function onePartner(values: PairValues, rooms: number[][]): [number, number][] {
  const together = companions(values, rooms);
  if (values.barred === undefined) return together;
  const lists = new PartnerLists(values.n);
  for (const [i, j] of together)
    if (!isApart(values, i, j) && !isRefused(values, i, j) && !values.barred.ruled?.(i, j)) lists.add(i, j);
  matchEveryone(
    lists,
    values,
    () => 1,
    (i, j) => pairValue(values, i, j),
  );
  return lists.pairs();
}

/** Takes out barred pairs listed for the sake of somebody who has other partners by now. */
function dropNeedless(lists: PartnerLists, values: PairValues, needed: ReadonlySet<number>): void {
  for (const [i, j] of lists.pairs()) {
    if (needed.has(i * values.n + j) || needed.has(j * values.n + i)) continue;
    const isNeedless = pairValue(values, i, j) === BARRED && lists.degree(i) > 1 && lists.degree(j) > 1;
    if (isNeedless) lists.remove(i, j);
  }
}

function nearOptimal(
  values: PairValues,
  utility: Uint16Array,
  cap: number,
  capOf: CapOf,
  utilityOf: (i: number, j: number) => number,
): PartnerLists {
  const shortlists = new Shortlists(squareOf(values, utility), values.n, Math.max(SHORTLIST, 4 * cap));
  const { of, price } = auctionPartners(shortlists, capOf, LEAST_RAISE);
  const lists = roundShares(of);
  matchEveryone(lists, values, capOf, utilityOf);
  for (let i = 0; i < values.n; i++) shortlists.refresh(i, price);
  improveMatches(lists, shortlists, capOf);
  return lists;
}

function allPairs(values: PairValues): PartnerLists {
  const lists = new PartnerLists(values.n);
  for (let i = 0; i < values.n; i++) {
    for (let j = i + 1; j < values.n; j++) if (pairValue(values, i, j) !== BARRED) lists.add(i, j);
  }
  return lists;
}
