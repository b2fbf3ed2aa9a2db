import { bandsFrom, muchPoints, type RunMeasures, strongFrom } from '@serendip/contract/comparing';
import type { Language } from '@serendip/texts/languages';
import { serverTexts } from '@serendip/texts/server-texts';

/** A person's best match in a run. */
export interface Best {
  user_id: string;
  best: number;
  /** Their matches name no help. Null: the run is from before that was kept. */
  is_empty: boolean | null;
}

export type RunFacts = Pick<
  RunMeasures,
  'match_run_id' | 'number' | 'mutual_share' | 'rules' | 'repeats' | 'weak_rooms'
> & { bests: Best[] };

const inTenths = (value: number) => Math.round(value * 10) / 10;

export function measuresOf({ bests, ...facts }: RunFacts): RunMeasures {
  const values = bests.map(({ best }) => best);
  const isIn = (band: number) => (value: number) =>
    value >= (bandsFrom[band] ?? 0) && value < (bandsFrom[band + 1] ?? Number.POSITIVE_INFINITY);
  return {
    ...facts,
    people: values.length,
    strong: values.filter((value) => value >= strongFrom).length,
    mean_best: values.length > 0 ? inTenths(values.reduce((sum, value) => sum + value, 0) / values.length) : null,
    worst_best: values.length > 0 ? Math.min(...values) : null,
    empty_lists: bests.some(({ is_empty }) => is_empty === null)
      ? null
      : bests.filter(({ is_empty }) => is_empty).length,
    bands: bandsFrom.map((_, band) => values.filter(isIn(band)).length),
  };
}

export interface Change {
  user_id: string;
  from: number;
  to: number;
}

/** The best matches of people in both runs. */
export function changesBetween(from: RunFacts, to: RunFacts): Change[] {
  const before = new Map(from.bests.map(({ user_id, best }) => [user_id, best]));
  return to.bests.flatMap(({ user_id, best }) => {
    const known = before.get(user_id);
    return known === undefined ? [] : [{ user_id, from: known, to: best }];
  });
}

/** How many lose much, lose, stay, gain and gain much. */
export function countChanges(changes: readonly Change[]): number[] {
  const gains = changes.map(({ from, to }) => to - from);
  const of = (holds: (gain: number) => boolean) => gains.filter(holds).length;
  return [
    of((gain) => gain < -muchPoints),
    of((gain) => gain < 0 && gain >= -muchPoints),
    of((gain) => gain === 0),
    of((gain) => gain > 0 && gain <= muchPoints),
    of((gain) => gain > muchPoints),
  ];
}

/** The better of two: more strong best matches, else a higher mean, else a higher worst one, else the newer run. */
export function betterOf(a: RunFacts, b: RunFacts): { better: RunFacts; other: RunFacts } {
  const [of_a, of_b] = [measuresOf(a), measuresOf(b)];
  const lead =
    of_a.strong - of_b.strong ||
    (of_a.mean_best ?? 0) - (of_b.mean_best ?? 0) ||
    (of_a.worst_best ?? 0) - (of_b.worst_best ?? 0) ||
    a.number - b.number;
  return lead > 0 ? { better: a, other: b } : { better: b, other: a };
}

const mostNamed = 3;
/** The people to name: those who lose much, most of all first. */
export const namedOf = (changes: readonly Change[]): Change[] =>
  changes
    .filter(({ from, to }) => from - to > muchPoints)
    .toSorted((one, two) => two.from - two.to - (one.from - one.to) || two.from - one.from)
    .slice(0, mostNamed);

const wordsOf = (language: Language) => serverTexts(language, 'runComparison');

function strongSentence(language: Language, better: RunMeasures, other: RunMeasures): string {
  const t = wordsOf(language);
  const number = String(better.number);
  if (better.strong !== other.strong)
    return t('moreStrong', {
      better: number,
      strong: String(better.strong),
      others: other.strong,
      shown: String(other.strong),
    });
  const both = t('bothStrong', { people: better.strong, shown: String(better.strong) });
  if (better.mean_best === other.mean_best) return both;
  const means = { mean: String(better.mean_best), otherMean: String(other.mean_best) };
  return t('betterMean', { both, better: number, ...means });
}

/** Which run is better, and for whom it is not. `nameOf` is asked for the people in `namedOf` alone. */
export function sentenceOf(
  language: Language,
  better: RunFacts,
  other: RunFacts,
  nameOf: (userId: string) => string | undefined,
): string {
  const t = wordsOf(language);
  const changes = changesBetween(other, better);
  const worse = changes.filter(({ from, to }) => to < from).length;
  const strong = strongSentence(language, measuresOf(better), measuresOf(other));
  if (worse === 0) return t('nobodyWorse', { strong });
  const counted = { strong, count: worse, shown: String(worse) };
  const parts = namedOf(changes).map(({ user_id, from, to }) =>
    t('named', {
      name: nameOf(user_id) ?? serverTexts(language, 'people')('deletedUser'),
      from: String(from),
      to: String(to),
    }),
  );
  if (parts.length === 0) return t('littleWorse', { ...counted, points: String(muchPoints) });
  // British English has no comma before the last one.
  const named = new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(parts);
  return worse === 1 ? t('oneWorse', { strong, named }) : t('mostWorse', { ...counted, named });
}
