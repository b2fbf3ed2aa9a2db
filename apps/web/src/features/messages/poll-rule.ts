/** How often an open thread is polled, in milliseconds. */
export const pollEvery = 5000;
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
