import type { Event } from '@serendip/contract/events';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/now.ts';
import type { Course } from '../evening/moment.ts';
import { useLive } from '../evening/use-live.ts';
import { useMoment } from '../evening/use-moment.ts';
import { matchRuns, outcomesOfRun } from '../matching/queries.ts';
import { isDraft } from '../matching/run-label.ts';
import { type Known, nowOf } from './now-of.ts';

const notYet: Course = {
  state: null,
  round: 0,
  rounds: 0,
  ends_at: null,
  paused_left: null,
  automatic: false,
  minutes: 0,
  break_minutes: 0,
};

const minute = 60_000;

type Counts = Pick<Known, 'joined' | 'answered'>;

/** The event's state and next step, as far as they are known; null while they load. */
export function useNowOf(event: Event, counts: Counts | null | 'loading'): ReturnType<typeof nowOf> | null {
  const reading = useLive(event.id, { enabled: true, eventDate: event.event_date });
  const live = reading.data?.answer.live ?? null;
  const moment = useMoment(live ?? notYet, reading.data?.ahead ?? 0);
  const { data: runs, isPending } = useQuery(matchRuns(event.id));
  const completed = runs?.find(({ status }) => status === 'completed');
  const runId = live?.match_run_id ?? completed?.id ?? '';
  const hasEnded = moment.state === 'ended';
  const outcomes = useQuery({ ...outcomesOfRun(event.id, runId), enabled: hasEnded && runId !== '' });
  const now = useNow(minute);
  if (reading.isLoading || isPending || counts === 'loading' || outcomes.isLoading) return null;
  return nowOf(
    {
      event,
      joined: counts?.joined ?? event.participants_count,
      answered: counts?.answered ?? null,
      hasRun: Boolean(runs?.length),
      hasCompletedRun: completed !== undefined,
      hasDraft: completed !== undefined && isDraft(completed),
      moment,
      live,
      met: outcomes.data?.sums?.met ?? null,
    },
    new Date(now),
  );
}
