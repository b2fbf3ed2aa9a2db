import type { MatchRun } from '@serendip/contract/matching';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ApiError, statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { DownloadCsv } from './download-csv.tsx';
import { heldExport, matchesExport, roomsExport } from './export-rows.ts';
import { RunOutcomes } from './outcomes.tsx';
import { runMatchesOf, runRooms } from './queries.ts';
import { ResultLists } from './result-lists.tsx';
import { roomsOfAllRounds } from './rooms-of-all-rounds.ts';
import { RoundPicker } from './round-picker.tsx';
import { defaultRun, isDraft } from './run-label.ts';
import { RunPicker } from './run-picker.tsx';

const t = texts('matching');

const RunRules = lazy(() => import('../rules/run-rules.tsx').then(({ RunRules }) => ({ default: RunRules })));

const views = ['rooms', 'held', 'matches'] as const;
type View = (typeof views)[number];

/** The server's message, or the fallback for an unexpected failure. */
const failureText = (error: unknown) =>
  error instanceof ApiError ? statusMessage(error, t('matchesFailed')) : t('dataFailed');

interface Props {
  eventId: string;
  /** The host's names for the rooms. */
  roomNames: readonly string[] | null;
  runs: readonly MatchRun[];
  /** The collapsible part. */
  lists: { id: string; open: boolean };
  /** Further actions on a run. */
  actionsOf?: ((run: MatchRun) => ReactNode) | undefined;
  /** The button that repairs a broken rule of a run. */
  mendOf?: ((run: MatchRun, ruleId: string) => ReactNode) | undefined;
}

/** The rooms and matches of one run. Rooms that fail to load count as none. */
export function RunResults({ eventId, roomNames, runs, lists, actionsOf, mendOf }: Props) {
  const [wanted, setView] = useState<View>('rooms');
  const [chosen, setChosen] = useState<string | null>(null);
  const run = runs.find(({ id }) => id === chosen) ?? defaultRun(runs);
  const held = run?.rounds_held ?? null;
  const view = wanted === 'held' && held === null ? 'rooms' : wanted;
  const as = view === 'held' ? 'held' : 'planned';
  const rounds = (view === 'held' ? held : run?.rounds) ?? 1;
  const [asked, setRound] = useState(1);
  const round = Math.min(asked, rounds);
  // The results of a large event are megabytes, so they load only when shown or downloaded.
  const matches = useQuery({ ...runMatchesOf(eventId, run?.id), enabled: lists.open });
  const rooms = useQuery({ ...runRooms(eventId, run?.id, round, as), enabled: lists.open });
  const client = useQueryClient();
  const makeFile = async () =>
    view !== 'matches'
      ? (view === 'held' ? heldExport : roomsExport)(
          eventId,
          await roomsOfAllRounds(client, eventId, { runId: run?.id, rounds, as }),
        )
      : matchesExport(eventId, (await client.fetchQuery(runMatchesOf(eventId, run?.id)))?.matches ?? {});
  return (
    <div className="grid grid-cols-1 gap-5">
      {run && <RunPicker runs={runs} runId={run.id} onChange={setChosen} />}
      {run && actionsOf?.(run)}
      {matches.error && !matches.data && (
        <FailedToLoad retry={() => void matches.refetch()} again={matches.isFetching}>
          {failureText(matches.error)}
        </FailedToLoad>
      )}
      {run?.rules && (
        <Suspense fallback={null}>
          <RunRules eventId={eventId} outcomes={run.rules} mendOf={(ruleId) => mendOf?.(run, ruleId)} />
        </Suspense>
      )}
      {run?.status === 'completed' && !isDraft(run) && <RunOutcomes eventId={eventId} runId={run.id} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={t('whatToShow')}
            choices={views
              .filter((value) => value !== 'held' || held !== null)
              .map((value) => ({ value, label: t(`views.${value}`) }))}
            value={view}
            onChange={setView}
          />
          {view !== 'matches' && rounds > 1 && <RoundPicker rounds={rounds} round={round} onChange={setRound} />}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {run?.status === 'completed' && (
            <LinkButton
              to={`/events/${encodeURIComponent(eventId)}/print?run=${encodeURIComponent(run.id)}${view === 'held' ? '&as=held' : ''}`}
              variant="secondary"
              size="sm"
              icon={<Printer size={16} aria-hidden />}
            >
              {t('print')}
            </LinkButton>
          )}
          <DownloadCsv make={makeFile} disabled={run?.status !== 'completed'} />
        </div>
      </div>
      <div id={lists.id} hidden={!lists.open}>
        {lists.open && (
          <ResultLists
            roomNames={roomNames}
            key={`${run?.id} ${round} ${as}`}
            view={view === 'matches' ? 'matches' : 'rooms'}
            rooms={rooms.data?.rooms ?? []}
            matches={matches.data?.matches ?? {}}
            loading={view !== 'matches' ? rooms.isPending : matches.isPending}
            failed={matches.isError}
          />
        )}
      </div>
    </div>
  );
}
