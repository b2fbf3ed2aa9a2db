import { deleteMatchRun, getMatchRunChanges, publishMatchRun } from '@serendip/contract/drafts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useSingleMutation } from '../../api/single-mutation.ts';
import { matchingKeys } from '../matching/queries.ts';

const runOf = (eventId: string, runId: string) => ({ params: { event_id: eventId, run_id: runId } });

/** The changes that publishing the run would bring. Read again each time the dialog opens. */
export const changesOfRun = (eventId: string, runId: string) =>
  queryOptions({
    queryKey: [...matchingKeys.ofEvent(eventId), 'changes', runId],
    queryFn: ({ signal }) => call(getMatchRunChanges, { ...runOf(eventId, runId), query: { per_page: '1' } }, signal),
    gcTime: 0,
    staleTime: 0,
  });

function useChangeOfRuns(eventId: string, name: string, change: (runId: string) => Promise<unknown>) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: [...matchingKeys.ofEvent(eventId), name],
    mutationFn: change,
    // After a refusal, too: another host may have been faster.
    onSettled: () => client.invalidateQueries({ queryKey: matchingKeys.ofEvent(eventId) }),
  });
}

export const usePublish = (eventId: string) =>
  useChangeOfRuns(eventId, 'publish', (runId) => call(publishMatchRun, runOf(eventId, runId)));

export const useDeleteRun = (eventId: string) =>
  useChangeOfRuns(eventId, 'delete', (runId) => call(deleteMatchRun, runOf(eventId, runId)));
