import type { Event } from '@serendip/contract/events';
import type { MatchRun } from '@serendip/contract/matching';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { matchRuns, runRooms, useStartRun } from '../matching/queries.ts';
import { isDraft, runLabel } from '../matching/run-label.ts';
import { DraftBoard } from './draft-board.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const t = texts('drafts');

interface Props {
  event: Event;
  runId: string;
}

/** For hosts: a draft whose people they move by hand. */
export function DraftScreen({ event, runId }: Props) {
  const runs = useQuery(matchRuns(event.id));
  const run = runs.data?.find(({ id }) => id === runId);
  const back = {
    to: `/events/${encodeURIComponent(event.id)}#results`,
    label: t('backTo', { event: event.name }),
    short: event.name,
  };
  return (
    <PageShell width="wide" back={back}>
      <div className="grid grid-cols-1 gap-5">
        <div className="grid gap-1">
          <h1 className="heading text-3xl">{t('title')}</h1>
          {run && <p className="text-ink-soft">{runLabel(run)}</p>}
        </div>
        {runs.isPending ? (
          <Loading label={t('loading')}>
            <Skeleton className="h-64 w-full" />
          </Loading>
        ) : runs.isError ? (
          <FailedToLoad retry={() => void runs.refetch()} again={runs.isFetching}>
            {statusMessage(runs.error, t('loadFailed'))}
          </FailedToLoad>
        ) : run && isDraft(run) ? (
          <OpenDraft event={event} run={run} results={back.to} />
        ) : (
          <Notice
            tone="caution"
            action={
              <LinkButton to={back.to} variant="secondary" size="sm">
                {t('backToResults')}
              </LinkButton>
            }
          >
            {t(run ? 'isPublished' : 'isGone')}
          </Notice>
        )}
      </div>
    </PageShell>
  );
}

function OpenDraft({ event, run, results }: { event: Event; run: MatchRun; results: string }) {
  const [round, setRound] = useState(1);
  const [publishes, setPublishes] = useState(false);
  const navigate = useNavigate();
  const rooms = useQuery(runRooms(event.id, run.id, round));
  const { mutate: start, isPending } = useStartRun(event.id);
  const again = () =>
    start(
      {
        room_size: run.room_size,
        matches_per_person: run.matches_per_person,
        rounds: run.rounds,
        mix: run.mix,
        present_only: run.present_only,
        around: run.id,
      },
      {
        onSuccess: () => navigate(`/events/${encodeURIComponent(event.id)}#matching`),
        onError: (error) => toast.error(statusMessage(error, t('startFailed'))),
      },
    );
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => setPublishes(true)}>{t('publish')}</Button>
        <Button variant="secondary" icon={<Sparkles size={16} aria-hidden />} loading={isPending} onClick={again}>
          {t('again')}
        </Button>
      </div>
      {rooms.data ? (
        <DraftBoard event={event} run={run} rooms={rooms.data.rooms} round={round} onRound={setRound} />
      ) : rooms.isError ? (
        <FailedToLoad retry={() => void rooms.refetch()} again={rooms.isFetching}>
          {statusMessage(rooms.error, t('roomsFailed'))}
        </FailedToLoad>
      ) : (
        <Loading label={t('roomsLoading')}>
          <Skeleton className="h-64 w-full" />
        </Loading>
      )}
      {publishes && (
        <PublishDialog
          eventId={event.id}
          run={run}
          onClose={() => setPublishes(false)}
          onPublished={() => navigate(results)}
        />
      )}
    </>
  );
}
