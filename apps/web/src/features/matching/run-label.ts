import type { MatchRun } from '@serendip/contract/matching';
import { texts } from '../../language/texts.ts';
import { formatMoment } from '../../lib/dates.ts';

const t = texts('matching');

/** 'Run #2: date - 40 matches (40 participants)', with the status in brackets if it is not completed, and 'Draft' of a draft. */
export function runLabel(run: MatchRun, dateOf: (iso: string) => string = formatMoment): string {
  const label = t('runLabel', {
    number: String(run.number),
    date: dateOf(run.created_at),
    matches: run.total_matches_generated,
    people: run.total_participants,
  });
  if (run.status !== 'completed') return t('runWithState', { run: label, state: t(`runState.${run.status}`) });
  return isDraft(run) ? t('runWithState', { run: label, state: t('draft') }) : label;
}

/** Completed, and guests never saw it. */
export const isDraft = (run: Pick<MatchRun, 'status' | 'published_at'>): boolean =>
  run.status === 'completed' && run.published_at === null;

/** The run that guests see: the one published last. */
export const publishedRun = (runs: readonly MatchRun[]): MatchRun | undefined =>
  runs
    .filter(({ published_at }) => published_at !== null)
    .toSorted((one, other) => Date.parse(other.published_at ?? '') - Date.parse(one.published_at ?? ''))[0];

/** The list with the latest status of its newest run, which is read much more often than the list. */
export const withNewest = (runs: readonly MatchRun[], newest: MatchRun | null | undefined): readonly MatchRun[] =>
  newest ? runs.map((run) => (run.id === newest.id ? newest : run)) : runs;

/** The run selected by default: the first completed one. */
export const defaultRun = (runs: readonly MatchRun[]): MatchRun | undefined =>
  runs.find(({ status }) => status === 'completed') ?? runs[0];
