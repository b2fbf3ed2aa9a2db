import type { Event } from '@serendip/contract/events';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { entryOf } from '../events/entry-of.ts';
import { hostsEvent } from '../events/hosts-event.ts';
import { fullPath, wantsToJoin } from '../identity/return-to.ts';

const canJoin = (event: Event, userId: string): boolean => {
  const { closed, over, user_joined, user_waiting, user_asked, user_removed } = event;
  const isOut = closed || over || user_joined || user_waiting || user_asked || user_removed;
  const entry = entryOf(event, userId);
  return !isOut && !hostsEvent(event, userId) && entry !== 'closed' && entry !== 'by invitation';
};

/** Joins once for a person who pressed 'Join' before they had an account. The page's state forgets it, so Back and a reload join nobody. */
export function useJoinOnArrival(event: Event, userId: string, join: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isDone = useRef(false);
  const wants = wantsToJoin(location.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is then
  useEffect(() => {
    if (!wants || isDone.current) return;
    isDone.current = true;
    navigate(fullPath(location), { replace: true, state: null, preventScrollReset: true });
    if (canJoin(event, userId)) join();
  }, [wants]);
}
