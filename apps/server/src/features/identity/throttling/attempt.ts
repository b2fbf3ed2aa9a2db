import type { CountedBound, SlowBound } from '@serendip/contract/bounds';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../../context.ts';
import { addTo, type Count, lookAt } from '../../../db/counter.ts';
import { waitInLine } from '../../../http/slow-line.ts';
import { type Asker, requireRoom } from './hashing-turns.ts';
import { holdAnswer } from './hold-answer.ts';
import { type Place, placeOf } from './place.ts';
import { remember, requireUnspent, rowOf, secondsOf } from './spend.ts';
import { trustKeys } from './trusted-place.ts';

/** A guess at an account's secret, and its counters. */
export interface Guess {
  request: FastifyRequest;
  /** The account's e-mail, as it was typed. */
  account: string;
  /** Counts wrong tries for the account on one device. */
  perDevice?: CountedBound;
  /** Counts wrong tries for the account from one network, on devices that it does not know. */
  fromHere?: CountedBound;
  /** Counts wrong tries for the account from all unknown places. */
  perAccount: CountedBound;
  /** Counts wrong tries from the address. Beyond it, tries are judged in turns, and wrong ones are answered late. */
  perAddress?: SlowBound;
  /** Counts right tries. */
  right?: CountedBound;
}

/** The callbacks that judge a try. */
interface Judging {
  asker: Asker;
  place: Place;
  /** The account has signed in on this device. */
  onKnownDevice: boolean;
  /** Counts the try as wrong; only for the address if there was nothing to judge. */
  wrong(was?: 'judged' | 'not judged'): Promise<void>;
}

/** Tries per second that are judged for an address with too many wrong guesses. */
const judgedPerSecond = 10;
/** A short wait is enough, since tries in progress end soon. */
const aMoment = 1_000;

/** Tries in progress, by counter and process. */
const underWay = new WeakMap<Ctx, Map<string, number>>();

function begin(ctx: Ctx, keys: string[]) {
  const known = underWay.get(ctx) ?? new Map<string, number>();
  underWay.set(ctx, known);
  const others = new Map(keys.map((key) => [key, known.get(key) ?? 0]));
  for (const key of keys) known.set(key, (known.get(key) ?? 0) + 1);
  const end = () => {
    for (const key of keys) {
      const left = (known.get(key) ?? 1) - 1;
      if (left > 0) known.set(key, left);
      else known.delete(key);
    }
  };
  return { others, end };
}

/** The counters of a guess that comes from a place, known to the account or not. */
function countersOf(
  { account, perDevice, fromHere, perAccount, perAddress, right }: Guess,
  { network, browser }: Place,
) {
  return {
    device: perDevice && rowOf(perDevice, [account, browser]),
    here: fromHere && rowOf(fromHere, [account, network]),
    account: rowOf(perAccount, [account]),
    address: perAddress && rowOf(perAddress, [network]),
    right: right && rowOf(right, [account]),
  };
}

/**
 * Judges a try. Tries in progress and wrong ones together cannot exceed a bound of the account, so parallel guesses do
 * not slip through, and right ones leave no trace. A device's own tries count first, so that somebody beside it cannot use them up
 * for it. On a device where the account has signed in, only guesses from there count; from a network that it knows, strangers'
 * guesses do not count. An address alone refuses nothing.
 */
export async function attempt<T>(ctx: Ctx, guess: Guess, judge: (judging: Judging) => Promise<T>): Promise<T> {
  const { bounds, config, database } = ctx;
  const place = placeOf(guess.request);
  const pair = guess.account;
  const asker: Asker = { from: place.network, pair, first: true, bounds };
  requireRoom(asker);
  if (!config.rateLimit) return judge({ asker, place, onKnownDevice: false, wrong: async () => undefined });

  const counters = countersOf(guess, place);
  const trust = trustKeys(guess.account, place);
  const keys = [...Object.values(counters), trust.network, trust.device].filter((key) => key !== undefined);
  const name = keys.join(' ');
  requireUnspent(ctx, name);
  const { others, end } = begin(ctx, keys);
  let isLate = false;
  try {
    const stored = await lookAt(database.db, keys);
    const onKnownDevice = trust.device !== undefined && stored.has(trust.device);
    const isKnown = onKnownDevice || stored.has(trust.network);

    const requireBelow = (rule: CountedBound, key: string, ahead: number) => {
      const { points, wait }: Count = stored.get(key) ?? { points: 0, wait: 0 };
      const most = bounds.most(rule);
      if (points + ahead < most) return;
      if (points >= most) remember(ctx, name, rule, wait);
      throw bounds.refusal(rule, points >= most ? Math.max(aMoment, wait) : aMoment);
    };
    const { device, here } = counters;
    if (guess.perDevice && device) requireBelow(guess.perDevice, device, others.get(device) ?? 0);
    if (guess.fromHere && here && !onKnownDevice) requireBelow(guess.fromHere, here, others.get(here) ?? 0);
    if (!isKnown) requireBelow(guess.perAccount, counters.account, others.get(counters.account) ?? 0);
    // Only right tries count towards this bound, so tries in progress do not.
    if (guess.right && counters.right) requireBelow(guess.right, counters.right, 0);

    const ofAddress = counters.address ?? '';
    const guessed = (stored.get(ofAddress)?.points ?? 0) + (others.get(ofAddress) ?? 0);
    const isSlow = guess.perAddress !== undefined && !isKnown && guessed >= bounds.most(guess.perAddress);
    asker.first = [device, counters.right].every((key) => key === undefined || !(stored.has(key) || others.get(key)));
    if (isSlow) {
      const ticket = { network: place.network, pair, first: asker.first };
      asker.turn = () => waitInLine(ctx, `${guess.perAddress} ${place.network}`, ticket, judgedPerSecond);
      bounds.count(guess.perAddress as SlowBound);
    }
    const wrong = async (was = 'judged') => {
      isLate = isSlow;
      const ofStrangers = [
        [was === 'judged' ? guess.perAccount : undefined, counters.account],
        [guess.perAddress, ofAddress],
      ] as const;
      const rules = [
        [guess.perDevice, device] as const,
        ...(onKnownDevice ? [] : [[guess.fromHere, here] as const]),
        ...(isKnown ? [] : ofStrangers),
      ];
      const counted = rules.flatMap(([rule, key]) => (rule && key ? [{ key, seconds: secondsOf(rule) }] : []));
      if (counted.length > 0) await addTo(database.db, counted);
    };
    return await judge({ asker, place, onKnownDevice, wrong });
  } finally {
    end();
    // Only after it is judged and counted: a delayed answer is no longer in progress.
    if (isLate) await holdAnswer(ctx);
  }
}
