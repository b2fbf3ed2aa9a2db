import { cancelledByHost, type MatchRun, type MatchRunStatus } from '@serendip/contract/matching';
import { CircleAlert, CircleCheck, Clock, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { worded } from '../../language/worded.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { softTones, type Tone } from '../../ui/tone.ts';
import { useCancelRun } from './queries.ts';
import { RunMetrics } from './run-metrics.tsx';

const t = texts('matching');

interface Props {
  eventId: string;
  run: MatchRun;
  underWay: boolean;
  refreshing: boolean;
  onWatchAgain: () => void;
}

const looks: Record<MatchRunStatus, { tone: Tone; icon: ReactNode }> = {
  queued: { tone: 'neutral', icon: <Clock size={22} /> },
  processing: { tone: 'accent', icon: <Sparkles size={22} /> },
  completed: { tone: 'positive', icon: <CircleCheck size={22} /> },
  failed: { tone: 'negative', icon: <CircleAlert size={22} /> },
};

export const runStatusId = 'run-status';

/** The status of the newest run, and its figures. */
export function RunStatusCard({ eventId, run, underWay, refreshing, onWatchAgain }: Props) {
  const { tone, icon } = looks[run.status];
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <span aria-hidden className={`grid size-12 shrink-0 place-items-center rounded-lg border ${softTones[tone]}`}>
          {icon}
        </span>
        <div role="status" className="min-w-0 flex-1 basis-52">
          <h3 id={runStatusId} tabIndex={-1} className="heading text-lg">
            {t(`status.${run.status}`)}
          </h3>
          <p className="text-ink-soft">
            {run.error_message === worded(cancelledByHost) ? t('asBefore') : t(`statusText.${run.status}`)}
          </p>
        </div>
        {run.status === 'completed' && (
          <Badge tone="positive" icon={<Sparkles size={13} aria-hidden />} className="animate-pop">
            {t('matchesReady')}
          </Badge>
        )}
      </div>
      {underWay && (
        <div className="grid gap-2.5">
          <ProgressBar label={t('progressLabel')} value={run.progress_percentage} />
          {refreshing ? (
            <p className="flex items-center gap-2 text-ink-faint text-sm">
              <Spinner size={14} />
              {t('refreshing')}
            </p>
          ) : (
            <div className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
              <p>{t('slow')}</p>
              <Button variant="quiet" size="sm" onClick={onWatchAgain}>
                {t('checkAgain')}
              </Button>
            </div>
          )}
          <CancelRun eventId={eventId} runId={run.id} />
        </div>
      )}
      <RunMetrics run={run} />
      {run.read_in_part > 0 && <p className="text-ink-soft text-sm">{t('readInPart', { count: run.read_in_part })}</p>}
      {run.ai?.notice && <p className="text-ink-soft text-sm">{`${run.ai.notice}.`}</p>}
      {run.error_message && (
        <div className="rounded-md bg-negative-soft px-4 py-3 text-negative-ink text-sm">
          <p className="font-semibold">{t('errorDetails')}</p>
          <p>{run.error_message}</p>
        </div>
      )}
    </div>
  );
}

function CancelRun({ eventId, runId }: { eventId: string; runId: string }) {
  const { mutate, isPending } = useCancelRun(eventId);
  const cancel = () => mutate(runId, { onError: (error) => toast.error(statusMessage(error, t('cancelFailed'))) });
  return (
    <div>
      <Button variant="secondary" size="sm" loading={isPending} focusAfter={runStatusId} onClick={cancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
