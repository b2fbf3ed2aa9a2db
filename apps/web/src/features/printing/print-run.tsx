import type { Event } from '@serendip/contract/events';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEventTexts } from '../evening/event-languages.tsx';
import { matchRuns, type RoomsAs } from '../matching/queries.ts';
import { roomsOfAllRounds } from '../matching/rooms-of-all-rounds.ts';
import { defaultRun } from '../matching/run-label.ts';
import { PeopleList } from './people-list.tsx';
import { Poster } from './poster.tsx';
import { RoomCards } from './room-cards.tsx';
import { peopleList, roomCards } from './seats-on-paper.ts';

const t = texts('printing');

const sheets = ['cards', 'people', 'poster'] as const;
type Sheet = (typeof sheets)[number];

const sources = ['planned', 'held'] as const;

interface Props {
  event: Event;
  /** Null: the newest completed one. */
  runId: string | null;
  /** The rooms that the preview begins with. */
  as: RoomsAs;
}

/** A preview of the host's printouts. */
export function PrintRun({ event, runId, as: asked }: Props) {
  const client = useQueryClient();
  const [sheet, setSheet] = useState<Sheet>('cards');
  const runs = useQuery(matchRuns(event.id));
  const run = runs.data && (runs.data.find(({ id }) => id === runId) ?? defaultRun(runs.data));
  const isCompleted = run?.status === 'completed';
  const [source, setSource] = useState(asked);
  const held = run?.rounds_held ?? null;
  const as = source === 'held' && held === null ? 'planned' : source;
  const rounds = (as === 'held' ? held : run?.rounds) ?? 1;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['printing', event.id, run?.id, as, rounds],
    queryFn: () => roomsOfAllRounds(client, event.id, { runId: run?.id, rounds, as }),
    enabled: isCompleted,
  });
  const failure = error ?? runs.error;
  const worded = useEventTexts(event);
  return (
    <PageShell back={{ to: `/events/${encodeURIComponent(event.id)}`, label: event.name }} width="regular">
      <div className="print:hidden">
        <PageHeading
          title={t('title')}
          lead={t('lead')}
          actions={
            <Button
              icon={<Printer size={18} aria-hidden />}
              disabled={sheet !== 'poster' && !data}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          }
        />
        <div className="mb-6 flex flex-wrap gap-3">
          <Segmented
            label={t('what')}
            choices={sheets.map((value) => ({ value, label: t(`sheets.${value}`) }))}
            value={sheet}
            onChange={setSheet}
          />
          {held !== null && sheet !== 'poster' && (
            <Segmented
              label={t('which')}
              choices={sources.map((value) => ({ value, label: t(`sources.${value}`) }))}
              value={as}
              onChange={setSource}
            />
          )}
        </div>
      </div>
      {sheet === 'poster' ? (
        <Poster event={event} />
      ) : data && worded ? (
        <section aria-labelledby="sheet" lang={event.language} className="grid grid-cols-1 gap-5">
          <h2 id="sheet" className="heading wrap-anywhere text-2xl">
            {event.name}
          </h2>
          {sheet === 'cards' ? (
            <RoomCards cards={roomCards(data)} event={event} />
          ) : (
            <PeopleList people={peopleList(data)} event={event} />
          )}
        </section>
      ) : failure ? (
        <FailedToLoad retry={() => void (runs.data ? refetch() : runs.refetch())} again={isFetching || runs.isFetching}>
          {statusMessage(failure, t('roomsFailed'))}
        </FailedToLoad>
      ) : runs.data && run?.status !== 'completed' ? (
        <EmptyState icon={<Printer size={26} />} title={t('nothingYet')}>
          {t('matchFirst')}
        </EmptyState>
      ) : (
        <Loading label={t('loadingRooms')}>
          <Skeleton className="h-40 rounded-lg" />
          <Skeleton className="h-40 rounded-lg" />
        </Loading>
      )}
    </PageShell>
  );
}
