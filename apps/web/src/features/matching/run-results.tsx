import type { MatchRun } from '@serendip/contract/matching';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ApiError, statusMessage } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DownloadCsv } from './download-csv.tsx';
import { matchesExport, roomsExport } from './export-rows.ts';
import { matchesWith, roomsWith } from './find-person.ts';
import { MatchList } from './match-list.tsx';
import { runMatchesOf, runRooms } from './queries.ts';
import { RoomList } from './room-list.tsx';
import { defaultRun } from './run-label.ts';
import { RunPicker } from './run-picker.tsx';

const views = [
  { value: 'rooms', label: 'Rooms' },
  { value: 'matches', label: 'All Matches' },
] as const;
type View = (typeof views)[number]['value'];

/** What the server said, or that it said nothing usable. */
const failureText = (error: unknown) =>
  error instanceof ApiError ? statusMessage(error, 'Failed to load matches') : 'Failed to load data';

/** One run's rooms and matches. Rooms that cannot be read count as none. */
export function RunResults({ eventId, runs }: { eventId: string; runs: readonly MatchRun[] }) {
  const [view, setView] = useState<View>('rooms');
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const run = runs.find(({ id }) => id === chosen) ?? defaultRun(runs);
  const matches = useQuery(runMatchesOf(eventId, run?.id));
  const rooms = useQuery(runRooms(eventId, run?.id));
  const allRooms = rooms.data?.rooms ?? [];
  const allMatches = matches.data?.matches ?? {};
  const file = view === 'rooms' ? roomsExport(eventId, allRooms) : matchesExport(eventId, allMatches);
  const shownRooms = roomsWith(allRooms, words);
  const shownMatches = matchesWith(allMatches, words);
  const loading = view === 'rooms' ? rooms.isPending : matches.isPending;
  const found = view === 'rooms' ? shownRooms.length : Object.values(shownMatches).flat().length;
  return (
    <div className="grid grid-cols-1 gap-5">
      {run && <RunPicker runs={runs} runId={run.id} onChange={setChosen} />}
      {matches.error && !matches.data && (
        <Notice
          tone="negative"
          action={
            <Button variant="secondary" size="sm" onClick={() => matches.refetch()} loading={matches.isFetching}>
              Try again
            </Button>
          }
        >
          {failureText(matches.error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented label="What to show" choices={views} value={view} onChange={setView} />
        <DownloadCsv file={file} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-semibold text-ink-soft">{view === 'rooms' ? 'Room Assignments' : 'Matches by category'}</h4>
        {file.rows.length > 0 && (
          <TextInput
            type="search"
            aria-label="Find a person"
            placeholder="Find a person"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="sm:max-w-64"
          />
        )}
      </div>
      {loading ? (
        <Loading label="Loading the results">
          <Skeleton className="h-40 rounded-lg" />
          <Skeleton className="h-40 rounded-lg" />
        </Loading>
      ) : found === 0 ? (
        !matches.error && (
          <p role="status" className="rounded-lg border border-line border-dashed px-5 py-8 text-center text-ink-soft">
            {file.rows.length > 0 ? 'Nobody of that name.' : 'This run has no matches yet.'}
          </p>
        )
      ) : view === 'rooms' ? (
        <RoomList key={run?.id} rooms={shownRooms} />
      ) : (
        <MatchList key={run?.id} matches={shownMatches} />
      )}
    </div>
  );
}
