import type { Live } from '@serendip/contract/evening';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isDaysAhead, isLongOver } from './around-the-day.ts';
import type { Heard } from './hear.ts';
import type { Course } from './moment.ts';
import { liveOf } from './queries.ts';

/** How often phones ask while an evening is on, or may begin: opening the doors is noticed at once. */
export const askEvery = 3000;
/** Days before the event, when hardly anybody opens the doors. */
const askSeldom = 15_000;
/** All phones ask when a round ends, each in its own moment of this second. */
const spread = 1000;
/** The server has moved on by then. */
const afterEnd = 300;

/** Asks when the round or break that follows by itself begins. */
export function useAskAtEnd(course: Course | null | undefined, ahead: number, ask: () => void): void {
  const endsAt = course?.automatic && course.ends_at ? Date.parse(course.ends_at) : null;
  useEffect(() => {
    if (endsAt === null) return;
    const until = endsAt - (Date.now() + ahead);
    if (until < 0) return;
    const timer = setTimeout(ask, until + afterEnd + Math.random() * spread);
    return () => clearTimeout(timer);
  }, [endsAt, ahead, ask]);
}

interface Asking {
  /** Nobody asks for the evening of others. */
  enabled: boolean;
  /** Of the event: days before it phones ask seldom, and long after it not at all, unless an evening is on. */
  eventDate: string | null;
}

/** The evening, asked for while the page is visible. */
export function useLive(eventId: string, { enabled, eventDate }: Asking): UseQueryResult<Heard<{ live: Live | null }>> {
  const query = useQuery({
    ...liveOf(eventId),
    enabled,
    refetchInterval: ({ state }) => {
      const live = state.data?.said.live;
      if (live && live.state !== 'ended') return askEvery;
      if (isLongOver(eventDate)) return false;
      return isDaysAhead(eventDate) ? askSeldom : askEvery;
    },
  });
  const { data, refetch } = query;
  useAskAtEnd(data?.said.live, data?.ahead ?? 0, refetch);
  return query;
}
