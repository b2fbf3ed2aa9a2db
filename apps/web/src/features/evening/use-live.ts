import type { Live } from '@serendip/contract/evening';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isDaysAhead, isLongOver } from './event-day-distance.ts';
import { isOut } from './is-out.ts';
import type { Course } from './moment.ts';
import type { Polled } from './poll-with-clock.ts';
import { liveOf } from './queries.ts';

/** Milliseconds between polls while an evening is on or can begin, so that phones notice open doors at once. */
export const pollEvery = 3000;
/** Milliseconds between polls days before the event, when doors rarely open. */
const pollSeldom = 15_000;
/** When a round ends all phones poll, spread over this many milliseconds. */
const spread = 1000;
/** Milliseconds after the end, when the server has moved on. */
const afterEnd = 300;

/** Polls when an automatic round or break begins. */
export function usePollAtEnd(course: Course | null | undefined, ahead: number, ask: () => void): void {
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
  /** False for people who do not take part. */
  enabled: boolean;
  /** The event's day. Phones poll seldom days before it, and not at all long after it, unless an evening is on. */
  eventDate: string | null;
}

/** The evening, polled while the page is visible. */
export function useLive(
  eventId: string,
  { enabled, eventDate }: Asking,
): UseQueryResult<Polled<{ live: Live | null }>> {
  const query = useQuery({
    ...liveOf(eventId),
    enabled,
    refetchInterval: ({ state }) => {
      if (isOut(state.error)) return false;
      const live = state.data?.answer.live;
      if (live && live.state !== 'ended') return pollEvery;
      if (isLongOver(eventDate)) return false;
      return isDaysAhead(eventDate) ? pollSeldom : pollEvery;
    },
  });
  const { data, refetch } = query;
  usePollAtEnd(data?.answer.live, data?.ahead ?? 0, refetch);
  return query;
}
