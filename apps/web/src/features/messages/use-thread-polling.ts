import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { usePageVisible } from '../../lib/visibility.ts';
import { pollEvery, shouldPoll } from './poll-rule.ts';
import { thread } from './queries.ts';

/** Polls the open thread every 5 seconds while the tab is visible, and at once when it becomes visible again. */
export function useThreadPolling(userId: string, sending: boolean, lastSend: RefObject<number | null>): void {
  const client = useQueryClient();
  const visible = usePageVisible();
  const wasHidden = useRef(false);
  const latestSending = useRef(sending);
  latestSending.current = sending;
  useEffect(() => {
    if (!visible) {
      wasHidden.current = true;
      return;
    }
    const poll = () => {
      const moment = { visible, sending: latestSending.current, lastSend: lastSend.current, now: Date.now() };
      const { queryKey } = thread(userId);
      // A thread that failed to load is not polled; the user retries.
      if (client.getQueryData(queryKey) && shouldPoll(moment))
        client.refetchQueries({ queryKey }, { cancelRefetch: false });
    };
    if (wasHidden.current) poll();
    wasHidden.current = false;
    const timer = setInterval(poll, pollEvery);
    return () => clearInterval(timer);
  }, [client, userId, visible, lastSend]);
}
