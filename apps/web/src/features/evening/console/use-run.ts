import type { MatchRun } from '@serendip/contract/matching';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchRuns } from '../../matching/queries.ts';

/** Milliseconds. With the doors open another host may match on another screen. */
const lookForRunsEvery = 4000;

/** The completed runs, newest first, and the one whose rooms are used. A choice counts until a newer run is there. */
export function useRun(eventId: string, atDoors: boolean) {
  const { data: all = [], isPending } = useQuery({
    ...matchRuns(eventId),
    refetchInterval: atDoors ? lookForRunsEvery : false,
  });
  const runs = all.filter(({ status }) => status === 'completed');
  const newest = runs[0]?.id ?? '';
  const [chosen, setChosen] = useState({ runId: '', newest: '' });
  const runId = (chosen.newest === newest && chosen.runId) || newest;
  const run: MatchRun | undefined = runs.find(({ id }) => id === runId);
  return { runs, run, loading: isPending, choose: (id: string) => setChosen({ runId: id, newest }) };
}
