import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { usePageVisible } from '../../lib/visibility.ts';
import { thread } from './queries.ts';

/** How often an open thread is polled, in milliseconds. */
const pollEvery = 5000;
const quietAfterSend = 3000;

interface Moment {
  visible: boolean;
  /** The user's own message is being sent. */
  sending: boolean;
  /** When the last message was sent, or null. */
  lastSend: number | null;
  now: number;
}

/** True when the thread should be read now: not while the tab is hidden, nor within 3 seconds of a send. */
export const shouldPoll = ({ visible, sending, lastSend, now }: Moment): boolean =>
  visible && !sending && (lastSend === null || now - lastSend >= quietAfterSend);

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
