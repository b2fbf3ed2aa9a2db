import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { usePageVisible } from '../../lib/visibility.ts';
import { pollEvery, shouldPoll } from './poll-rule.ts';
import { thread } from './queries.ts';

/** Reads the open thread again every 5 seconds while it is in sight, and at once when it comes back into sight. */
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
      // A thread that did not open says so, and is opened again by hand.
      if (client.getQueryData(queryKey) && shouldPoll(moment))
        client.refetchQueries({ queryKey }, { cancelRefetch: false });
    };
    if (wasHidden.current) poll();
    wasHidden.current = false;
    const timer = setInterval(poll, pollEvery);
    return () => clearInterval(timer);
  }, [client, userId, visible, lastSend]);
}
