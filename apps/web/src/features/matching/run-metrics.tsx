import type { MatchRun } from '@serendip/contract/matching';
import { formatMoment } from '../../lib/dates.ts';

const Metric = ({ label, value }: { label: string; value: string | number }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-ink-faint text-xs">{label}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
);

const qualities = [
  ['strong', 'strong'],
  ['fair', 'fair'],
  ['thin', 'weak'],
] as const;

/** How good each participant's best match is, such as '13 strong, 1 fair'. */
const coverageText = (coverage: NonNullable<MatchRun['coverage']>): string =>
  qualities
    .filter(([quality]) => coverage[quality] > 0)
    .map(([quality, label]) => `${coverage[quality]} ${label}`)
    .join(', ');

/** The figures of a run. */
export const RunMetrics = ({ run }: { run: MatchRun }) => (
  <dl className="grid grid-cols-2 gap-x-7 gap-y-4 sm:grid-cols-3">
    <Metric label="Participants" value={run.total_participants} />
    {run.total_matches_generated > 0 && <Metric label="Matches generated" value={run.total_matches_generated} />}
    <Metric label="Progress" value={`${run.progress_percentage}%`} />
    {run.duration != null && <Metric label="Duration" value={`${Math.round(run.duration)}s`} />}
    <Metric label="Started" value={formatMoment(run.created_at)} />
    {run.coverage && coverageText(run.coverage) && (
      <Metric label="Best match per person" value={coverageText(run.coverage)} />
    )}
  </dl>
);
