import type { Outcomes } from '@serendip/contract/meetings';

/** A pair of a run with its two people's answers about each other; null: no answer yet. */
export interface AnsweredPair {
  user_a: string;
  user_b: string;
  percentage: number;
  a_met: boolean | null;
  b_met: boolean | null;
  a_glad: boolean | null;
  b_glad: boolean | null;
}

/** With fewer matches or answers, sums would show what a single person said. */
const few = 5;
const binWidth = 20;

const answererIds = (pairs: readonly AnsweredPair[], hostId: string): Set<string> =>
  new Set(
    pairs
      .flatMap((pair) => [...(pair.a_met === null ? [] : [pair.user_a]), ...(pair.b_met === null ? [] : [pair.user_b])])
      // A host who takes part knows their own answer.
      .filter((id) => id !== hostId),
  );

/** Told in steps of five, and nothing below: two readings with one more answer between them mostly read the same. */
const count = (pairs: readonly AnsweredPair[], holds: (pair: AnsweredPair) => boolean | null): number =>
  pairs.filter(holds).length - (pairs.filter(holds).length % few);

const met = ({ a_met, b_met }: AnsweredPair) => a_met && b_met;
const sums = (pairs: readonly AnsweredPair[]) => ({
  matches: pairs.length,
  met: count(pairs, met),
  likely: count(pairs, ({ a_met, b_met }) => (a_met || b_met) && !(a_met && b_met)),
  glad: count(
    pairs,
    (pair) => met(pair) && (pair.a_glad || pair.b_glad) && pair.a_glad !== false && pair.b_glad !== false,
  ),
});

/** Fifths of the percentages, from the lowest; one with too few answers is merged with the next. */
function binsOf(pairs: readonly AnsweredPair[], isEnough: (pairs: readonly AnsweredPair[]) => boolean) {
  const byFifth = Map.groupBy(pairs, ({ percentage }) => Math.floor(Math.min(percentage, 99) / binWidth));
  const bins: { from: number; to: number; pairs: AnsweredPair[] }[] = [];
  let open: (typeof bins)[number] = { from: 0, to: 0, pairs: [] };
  for (let fifth = 0; fifth < 100 / binWidth; fifth += 1) {
    open = { ...open, to: (fifth + 1) * binWidth, pairs: [...open.pairs, ...(byFifth.get(fifth) ?? [])] };
    if (!isEnough(open.pairs)) continue;
    bins.push(open);
    open = { from: open.to, to: open.to, pairs: [] };
  }
  const last = bins.at(-1);
  if (last && open.to > open.from) {
    last.to = open.to;
    last.pairs = [...last.pairs, ...open.pairs];
  }
  return bins;
}

/** The outcome of a run's matches as sums that hide single answers. */
export function outcomesOf(pairs: readonly AnsweredPair[], hostId: string): Omit<Outcomes, 'match_run_id'> {
  const isEnough = (some: readonly AnsweredPair[]) => some.length >= few && answererIds(some, hostId).size >= few;
  if (!isEnough(pairs)) return { matches: pairs.length, sums: null, bins: [] };
  const { matches, ...total } = sums(pairs);
  const bins = binsOf(pairs, isEnough).map(({ from, to, pairs: inBin }) => {
    const { glad: _, ...ofBin } = sums(inBin);
    const promised = Math.round(inBin.reduce((sum, { percentage }) => sum + percentage, 0) / inBin.length);
    return { from, to, promised, ...ofBin };
  });
  return { matches, sums: total, bins };
}
