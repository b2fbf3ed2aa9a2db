import type { MatchRun, MatchRunStatus } from '@serendip/contract/matching';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { matchingKeys, matchStatus } from './queries.ts';

const pollEvery = 2000;
const pollAtMost = 300_000;

const isUnderWay = (run: { status: MatchRunStatus } | null | undefined): boolean =>
  run?.status === 'queued' || run?.status === 'processing';

/**
 * The time until the next read of the run's status, in milliseconds: 2 s until it is completed or failed, for at most 5
 * minutes. False stops polling.
 *
 * @param elapsed milliseconds since polling began
 */
export const matchRunPollInterval = (
  run: { status: MatchRunStatus } | null | undefined,
  elapsed: number,
): number | false => (isUnderWay(run) && elapsed < pollAtMost ? pollEvery : false);

interface WatchedRun {
  /** The newest run; null if there is none or its status failed to load. */
  run: MatchRun | null;
  loading: boolean;
  underWay: boolean;
  /** True while its status is polled. */
  refreshing: boolean;
  watchAgain: () => void;
}

/** The event's newest run, polled until it ends. Then its results are read again. */
export function useMatchRun(eventId: string): WatchedRun {
  const client = useQueryClient();
  const began = useRef<number | null>(null);
  const [givenUp, setGivenUp] = useState(false);
  const { data, isPending, refetch } = useQuery({
    ...matchStatus(eventId),
    refetchInterval: ({ state }) => {
      began.current = isUnderWay(state.data) ? (began.current ?? Date.now()) : null;
      return matchRunPollInterval(state.data, Date.now() - (began.current ?? Date.now()));
    },
  });
  const underWay = isUnderWay(data);

  useEffect(() => {
    if (!underWay || givenUp) return;
    const timer = setTimeout(() => setGivenUp(true), pollAtMost);
    return () => clearTimeout(timer);
  }, [underWay, givenUp]);

  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (wasUnderWay.current && !underWay) {
      setGivenUp(false);
      void client.invalidateQueries({ queryKey: matchingKeys.ofEvent(eventId) });
    }
    wasUnderWay.current = underWay;
  }, [client, eventId, underWay]);

  return {
    run: data ?? null,
    loading: isPending,
    underWay,
    refreshing: underWay && !givenUp,
    watchAgain: () => {
      began.current = null;
      setGivenUp(false);
      void refetch();
    },
  };
}
