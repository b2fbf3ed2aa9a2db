import { cancelledByHost, type MatchRun, type MatchRunStatus } from '@serendip/contract/matching';
import { CircleAlert, CircleCheck, Clock, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { softTones, type Tone } from '../../ui/tone.ts';
import { useCancelRun } from './queries.ts';
import { RunMetrics } from './run-metrics.tsx';

const statusTitles: Record<MatchRunStatus, string> = {
  queued: 'Queued',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
};

const statusTexts: Record<MatchRunStatus, string> = {
  queued: 'Your matching request is in the queue',
  processing: 'AI is analyzing participant data and generating matches',
  completed: 'Matches have been successfully generated!',
  failed: 'Something went wrong during the matching process',
};

const readInPartText = (people: number): string =>
  `Together the answers are too long to read in full. Of ${people === 1 ? 'one person' : `${people} people`} only the beginnings of the longest answers were read.`;

const apartBrokenText =
  'Some people who are to be kept apart share a room: there were too few others to fill it. More people or smaller rooms help.';

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
            {statusTitles[run.status]}
          </h3>
          <p className="text-ink-soft">
            {run.error_message === cancelledByHost ? 'Matches of before stay as they were.' : statusTexts[run.status]}
          </p>
        </div>
        {run.status === 'completed' && (
          <Badge tone="positive" icon={<Sparkles size={13} aria-hidden />} className="animate-pop">
            Matches Ready!
          </Badge>
        )}
      </div>
      {underWay && (
        <div className="grid gap-2.5">
          <ProgressBar label="Matching progress" value={run.progress_percentage} />
          {refreshing ? (
            <p className="flex items-center gap-2 text-ink-faint text-sm">
              <Spinner size={14} />
              Auto-refreshing status...
            </p>
          ) : (
            <div className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
              <p>This is taking longer than usual.</p>
              <Button variant="quiet" size="sm" onClick={onWatchAgain}>
                Check again
              </Button>
            </div>
          )}
          <CancelRun eventId={eventId} runId={run.id} />
        </div>
      )}
      <RunMetrics run={run} />
      {run.read_in_part > 0 && <p className="text-ink-soft text-sm">{readInPartText(run.read_in_part)}</p>}
      {run.apart_broken && <p className="text-ink-soft text-sm">{apartBrokenText}</p>}
      {run.ai?.notice && <p className="text-ink-soft text-sm">{`${run.ai.notice}.`}</p>}
      {run.error_message && (
        <div className="rounded-md bg-negative-soft px-4 py-3 text-negative-ink text-sm">
          <p className="font-semibold">Error Details:</p>
          <p>{run.error_message}</p>
        </div>
      )}
    </div>
  );
}

function CancelRun({ eventId, runId }: { eventId: string; runId: string }) {
  const { mutate, isPending } = useCancelRun(eventId);
  const cancel = () =>
    mutate(runId, { onError: (error) => toast.error(statusMessage(error, 'Failed to cancel. Please try again.')) });
  return (
    <div>
      <Button variant="secondary" size="sm" loading={isPending} focusAfter={runStatusId} onClick={cancel}>
        Cancel matching
      </Button>
    </div>
  );
}
