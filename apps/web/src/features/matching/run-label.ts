import type { MatchRun } from '@serendip/contract/matching';
import { formatMoment } from '../../lib/dates.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** 'Run #2: date - 40 matches (40 participants)', with the status in brackets if it is not completed. */
export function runLabel(run: MatchRun, number: number, dateOf: (iso: string) => string = formatMoment): string {
  const matches = counted(run.total_matches_generated, 'match', 'matches');
  const participants = counted(run.total_participants, 'participant', 'participants');
  const label = `Run #${number}: ${dateOf(run.created_at)} - ${matches} (${participants})`;
  return run.status === 'completed' ? label : `${label} [${run.status}]`;
}

/** A run's number, counted from the oldest. The list is newest first. */
export const runNumber = (runs: readonly MatchRun[], index: number): number => runs.length - index;

/** The list with the latest status of its newest run, which is read much more often than the list. */
export const withNewest = (runs: readonly MatchRun[], newest: MatchRun | null | undefined): readonly MatchRun[] =>
  newest ? runs.map((run) => (run.id === newest.id ? newest : run)) : runs;

/** The run selected by default: the first completed one. */
export const defaultRun = (runs: readonly MatchRun[]): MatchRun | undefined =>
  runs.find(({ status }) => status === 'completed') ?? runs[0];
