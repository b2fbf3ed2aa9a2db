import {
  type DraftEdit,
  editMatchRun,
  listEdits,
  listMendingSwaps,
  listRoomsToAvoid,
} from '@serendip/contract/draft-edits';
import type { DataOf } from '@serendip/contract/endpoint';
import type { MatchRun } from '@serendip/contract/matching';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useSingleMutation } from '../../api/single-mutation.ts';
import { matchingKeys, matchRuns, matchStatus, runRooms } from '../matching/queries.ts';
import { isDraft } from '../matching/run-label.ts';
import { rulesInTheWay } from '../rules/move-anyway.tsx';

export type EditAnswer = DataOf<typeof editMatchRun>;

const runOf = (eventId: string, runId: string) => ({ params: { event_id: eventId, run_id: runId } });
const keyOf = (eventId: string, runId: string, ...rest: unknown[]) => [
  ...matchingKeys.ofEvent(eventId),
  'edits',
  runId,
  ...rest,
];

/** The newest edit, and how many there are. */
export const editsOfRun = (eventId: string, runId: string) =>
  queryOptions({
    queryKey: keyOf(eventId, runId),
    queryFn: ({ signal }) => call(listEdits, { ...runOf(eventId, runId), query: { per_page: '1' } }, signal),
  });

/** The rooms that rules keep a person out of in a round. */
export const roomsToAvoid = (eventId: string, runId: string, round: number, userId: string | null, version: number) =>
  queryOptions({
    queryKey: keyOf(eventId, runId, 'avoid', round, userId, version),
    queryFn: async ({ signal }) => {
      const query = { round: String(round), user_id: userId ?? '' };
      return (await call(listRoomsToAvoid, { ...runOf(eventId, runId), query: query as never }, signal)).rooms;
    },
    enabled: userId !== null,
  });

/** The swaps that repair broken rules of a draft. Read again when the draft or a rule has changed. */
export const mendingSwapsOf = (eventId: string, run: MatchRun) =>
  queryOptions({
    queryKey: keyOf(eventId, run.id, 'mending', run.version, run.rules),
    queryFn: async ({ signal }) => (await call(listMendingSwaps, runOf(eventId, run.id), signal)).swaps,
    enabled: isDraft(run) && (run.rules ?? []).some(({ kept }) => !kept),
  });

/** Makes an edit for the version that this screen shows. The answer's rooms replace those that it read before. */
export function useEdit(eventId: string, runId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: keyOf(eventId, runId, 'edit'),
    mutationFn: (asked: { edit: DraftEdit; version: number; heed_rules?: boolean }) =>
      call(editMatchRun, { ...runOf(eventId, runId), body: asked }),
    onSuccess: (answer) => {
      client.setQueryData(matchRuns(eventId).queryKey, (runs: MatchRun[] | undefined) =>
        runs?.map((run) => (run.id === runId ? answer.match_run : run)),
      );
      client.setQueryData(matchStatus(eventId).queryKey, (newest: MatchRun | null | undefined) =>
        newest?.id === runId ? answer.match_run : newest,
      );
      for (const changed of answer.rooms)
        client.setQueryData(runRooms(eventId, runId, changed.round).queryKey, (data) =>
          data
            ? { ...data, rooms: data.rooms.map((room) => (room.room_number === changed.room_number ? changed : room)) }
            : data,
        );
      void client.invalidateQueries({ queryKey: keyOf(eventId, runId), exact: true });
      if (answer.pairs.length > 0) void client.invalidateQueries({ queryKey: matchingKeys.matches(eventId, runId) });
    },
    // Another host may have changed, published or deleted the run.
    onError: (error) => {
      if (!rulesInTheWay(error)) void client.invalidateQueries({ queryKey: matchingKeys.ofEvent(eventId) });
    },
  });
}
