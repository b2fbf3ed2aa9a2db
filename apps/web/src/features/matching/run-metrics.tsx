import type { MatchRun } from '@serendip/contract/matching';
import { percent } from '../../language/percent.ts';
import { texts } from '../../language/texts.ts';
import { formatMoment } from '../../lib/dates.ts';

const t = texts('matching');

const Metric = ({ label, value }: { label: string; value: string | number }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-ink-faint text-xs">{label}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
);

const qualities = ['strong', 'fair', 'thin'] as const;

/** How good each participant's best match is, such as '13 strong, 1 fair'. */
const coverageText = (coverage: NonNullable<MatchRun['coverage']>): string =>
  qualities
    .filter((quality) => coverage[quality] > 0)
    .map((quality) => t(`metrics.${quality}`, { count: String(coverage[quality]) }))
    .join(', ');

/** The figures of a run. */
export const RunMetrics = ({ run }: { run: MatchRun }) => (
  <dl className="grid grid-cols-2 gap-x-7 gap-y-4 sm:grid-cols-3">
    <Metric label={t('metrics.participants')} value={run.total_participants} />
    {run.total_matches_generated > 0 && <Metric label={t('metrics.generated')} value={run.total_matches_generated} />}
    <Metric label={t('metrics.progress')} value={percent(run.progress_percentage)} />
    {run.duration != null && (
      <Metric label={t('metrics.duration')} value={t('metrics.seconds', { count: String(Math.round(run.duration)) })} />
    )}
    <Metric label={t('metrics.started')} value={formatMoment(run.created_at)} />
    {run.coverage && coverageText(run.coverage) && (
      <Metric label={t('metrics.best')} value={coverageText(run.coverage)} />
    )}
  </dl>
);
