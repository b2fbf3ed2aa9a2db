import type { Live } from '@serendip/contract/evening';
import type { Event } from '@serendip/contract/events';
import { limits } from '@serendip/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { oneEvent } from '../events/queries.ts';
import { ClarityBar } from '../topics/clarity-bar.tsx';
import { matchRuns, useStartRun } from './queries.ts';
import { type RunChoice, RunOptions } from './run-options.tsx';
import { RunStatusCard, runStatusId } from './run-status-card.tsx';
import { useMatchRun } from './use-match-run.ts';

const t = texts('matching');

/** Guests can join while the host waits here, and the count decides whether matching can start. */
const countAgainEvery = 20_000;

interface Props {
  event: Event;
  /** The evening of the event, if there is one. */
  evening: Pick<Live, 'state' | 'here_count'> | null | 'loading';
  choice: RunChoice;
  onChoose: (choice: RunChoice) => void;
}

/** For the host: starts a match run and follows it until it ends. */
export function MatchingControls({ event, evening, choice, onChoose }: Props) {
  useQuery({ ...oneEvent(event.id), refetchInterval: countAgainEvery });
  const { run, loading, underWay, refreshing, watchAgain } = useMatchRun(event.id);
  const { mutate: start, isPending, error, reset: forgetFailure } = useStartRun(event.id);
  const { data: runs } = useQuery(matchRuns(event.id));
  const wereTold = runs?.some(({ status }) => status === 'completed') ?? false;
  // When a run is in progress, an earlier failure to start one no longer matters.
  useEffect(() => {
    if (underWay && error) forgetFailure();
  }, [underWay, error, forgetFailure]);
  const [onlyHere, setOnlyHere] = useState(true);
  const present =
    evening && evening !== 'loading' && evening.state !== 'ended'
      ? { count: evening.here_count, only: onlyHere, onChange: setOnlyHere }
      : null;
  const matched = present?.only ? present.count : event.participants_count;
  const tooFew = matched < limits.participants_min;
  // An open evening decides whom a run matches, and puts a notice above the button.
  if (loading || evening === 'loading')
    return (
      <Card>
        <Loading label={t('loading')}>
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-11 w-48" />
        </Loading>
      </Card>
    );
  return (
    <Card className="grid grid-cols-1 gap-5">
      {run ? (
        <RunStatusCard
          eventId={event.id}
          run={run}
          underWay={underWay}
          refreshing={refreshing}
          onWatchAgain={watchAgain}
        />
      ) : (
        <NoRunYet participants={event.participants_count} />
      )}
      <ClarityBar eventId={event.id} participants={event.participants_count} />
      {tooFew && (
        <Notice tone="caution" title={t('tooFew', { count: String(limits.participants_min) })}>
          {present?.only && event.participants_count >= limits.participants_min
            ? t('onlyHere', { count: present.count })
            : t('shareLink')}
        </Notice>
      )}
      {error && !underWay && (
        <Notice tone="negative" title={statusMessage(error, t('startFailed'))}>
          {t('addMore')}
        </Notice>
      )}
      <div className="grid gap-2">
        <div>
          <Button
            size="lg"
            className="max-sm:w-full"
            icon={<Sparkles size={18} aria-hidden />}
            disabled={tooFew || underWay}
            loading={isPending}
            focusAfter={runStatusId}
            onClick={() =>
              start({
                room_size: choice.room_size,
                matches_per_person: choice.matches_per_person,
                ...(choice.rounds > 1 ? { rounds: choice.rounds } : {}),
                ...(choice.mix ? {} : { mix: false }),
                ...(present?.only ? { present_only: true } : {}),
              })
            }
          >
            {t(run?.status === 'completed' || run?.status === 'failed' ? 'again' : 'generate')}
          </Button>
        </div>
        {event.publish === 'by_hand' ? (
          <p className="text-ink-soft text-sm">{t('byHand')}</p>
        ) : (
          wereTold && <p className="text-ink-soft text-sm">{t('atOnce')}</p>
        )}
        <RunOptions choice={choice} onChange={onChoose} people={matched} disabled={underWay} present={present} />
      </div>
    </Card>
  );
}

const NoRunYet = ({ participants }: { participants: number }) => (
  <div className="flex flex-wrap items-start gap-4">
    <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-ink">
      <Sparkles size={22} />
    </span>
    <div className="min-w-0 flex-1 basis-52">
      <h3 className="heading text-lg">{t('ready')}</h3>
      <p className="text-ink-soft">{t('soFar', { count: participants })}</p>
    </div>
  </div>
);
