import type { RequestOf } from '@serendip/contract/endpoint';
import {
  cancelMatchRun,
  getMatches,
  getMatchStatus,
  getRoomAssignments,
  listMatchRuns,
  listMyMatches,
  type MatchCategory,
  type MatchRun,
  matchCategories,
  runMatches,
} from '@serendip/contract/matching';
import { getOutcomes } from '@serendip/contract/meetings';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { allPages } from '../../api/all-pages.ts';
import { call } from '../../api/call.ts';
import { isStatus } from '../../api/errors.ts';
import { useSingleMutation } from '../../api/single-mutation.ts';

/** As the run planned them, or as people sat in the evening. */
export type RoomsAs = 'planned' | 'held';

export const matchingKeys = {
  ofEvent: (eventId: string) => ['matching', eventId],
  status: (eventId: string) => ['matching', eventId, 'status'],
  runs: (eventId: string) => ['matching', eventId, 'runs'],
  matches: (eventId: string, runId: string | undefined) => ['matching', eventId, 'matches', runId ?? 'newest'],
  rooms: (eventId: string, runId: string | undefined, round: number, as: RoomsAs) => [
    'matching',
    eventId,
    'rooms',
    runId ?? 'newest',
    round,
    as,
  ],
  outcomes: (eventId: string, runId: string) => ['matching', eventId, 'outcomes', runId],
  mine: (eventId: string) => ['matching', eventId, 'mine'],
} as const;

/** The newest run, or null if there is none. */
export const matchStatus = (eventId: string) =>
  queryOptions({
    queryKey: matchingKeys.status(eventId),
    meta: { readsRules: eventId },
    queryFn: async ({ signal }): Promise<MatchRun | null> => {
      try {
        return (await call(getMatchStatus, { params: { event_id: eventId } }, signal)).match_run;
      } catch (error) {
        if (isStatus(error, 404)) return null;
        throw error;
      }
    },
  });

export const matchRuns = (eventId: string) =>
  queryOptions({
    queryKey: matchingKeys.runs(eventId),
    meta: { readsRules: eventId },
    queryFn: async ({ signal }) => {
      const pages = await allPages((query) => call(listMatchRuns, { params: { event_id: eventId }, query }, signal));
      return pages.flatMap(({ match_runs }) => match_runs);
    },
  });

/** A run's matches by category, or null if there are none yet (422). */
export const runMatchesOf = (eventId: string, runId?: string) =>
  queryOptions({
    queryKey: matchingKeys.matches(eventId, runId),
    queryFn: async ({ signal }) => {
      try {
        const pages = await allPages((part) =>
          call(getMatches, { params: { event_id: eventId }, query: { match_run_id: runId, ...part } }, signal),
        );
        const [first] = pages;
        const of = (category: MatchCategory) => pages.flatMap(({ matches }) => matches[category]);
        const matches = Object.fromEntries(matchCategories.map((category) => [category, of(category)]));
        return pages.length === 1 ? first : { ...first, matches: matches as typeof first.matches };
      } catch (error) {
        if (isStatus(error, 422)) return null;
        throw error;
      }
    },
  });

/** A run's rooms in one round, or null if there are none yet (422). */
export const runRooms = (eventId: string, runId?: string, round = 1, as: RoomsAs = 'planned') =>
  queryOptions({
    queryKey: matchingKeys.rooms(eventId, runId, round, as),
    queryFn: async ({ signal }) => {
      try {
        const pages = await allPages((part) =>
          call(
            getRoomAssignments,
            {
              params: { event_id: eventId },
              query: {
                match_run_id: runId,
                ...(round > 1 ? { round: String(round) } : {}),
                ...(as === 'held' ? { as } : {}),
                ...part,
              },
            },
            signal,
          ),
        );
        return { ...pages[0], rooms: pages.flatMap(({ rooms }) => rooms) };
      } catch (error) {
        if (isStatus(error, 422)) return null;
        throw error;
      }
    },
  });

/** How many of a run's matches met, for the host. */
export const outcomesOfRun = (eventId: string, runId: string) =>
  queryOptions({
    queryKey: matchingKeys.outcomes(eventId, runId),
    queryFn: async ({ signal }) => {
      const request = { params: { event_id: eventId }, query: { match_run_id: runId } };
      return (await call(getOutcomes, request, signal)).outcomes;
    },
  });

/** The people the user should meet, best first, and their rooms in each round. */
export const myMatches = (eventId: string) =>
  queryOptions({
    queryKey: matchingKeys.mine(eventId),
    queryFn: ({ signal }) => call(listMyMatches, { params: { event_id: eventId } }, signal),
  });

export type RunOptions = NonNullable<RequestOf<typeof runMatches>['body']>;

/** Starts a run and returns it. It becomes the newest status. */
export function useStartRun(eventId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: [...matchingKeys.ofEvent(eventId), 'start'],
    mutationFn: async (options: RunOptions) =>
      (await call(runMatches, { params: { event_id: eventId }, body: options })).match_run,
    onSuccess: (run) => {
      if (run) client.setQueryData(matchingKeys.status(eventId), run);
    },
    // After a refusal too: a run already in progress is the one to follow. Not awaited.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: matchingKeys.status(eventId) });
      void client.invalidateQueries({ queryKey: matchingKeys.runs(eventId) });
    },
  });
}

/** Cancels a run. It becomes the newest status; a refused one has ended meanwhile, and is read again. */
export function useCancelRun(eventId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: [...matchingKeys.ofEvent(eventId), 'cancel'],
    mutationFn: async (runId: string) =>
      (await call(cancelMatchRun, { params: { event_id: eventId, run_id: runId } })).match_run,
    onSuccess: (run) => client.setQueryData(matchingKeys.status(eventId), run),
    onSettled: () => void client.invalidateQueries({ queryKey: matchingKeys.status(eventId) }),
  });
}
