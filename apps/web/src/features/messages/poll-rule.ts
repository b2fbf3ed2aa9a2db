/** How often an open thread is read again, in milliseconds. */
export const pollEvery = 5000;
const quietAfterSend = 3000;

interface Moment {
  visible: boolean;
  /** A message of one's own is on its way. */
  sending: boolean;
  /** When the last message was sent off, or null. */
  lastSend: number | null;
  now: number;
}

/** Whether to read the thread now: not while the tab is hidden, nor within 3 seconds of a send. */
export const shouldPoll = ({ visible, sending, lastSend, now }: Moment): boolean =>
  visible && !sending && (lastSend === null || now - lastSend >= quietAfterSend);
