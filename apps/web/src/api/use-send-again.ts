import { useEffect, useEffectEvent } from 'react';
import { NetworkError } from './errors.ts';

/** Milliseconds. Long enough to read the error, short enough for a guest at the door. */
const after = 5_000;

/**
 * Retries a write until it gets an answer: in a crowd the browser often does not notice that the network is gone. The
 * error shows meanwhile. For idempotent writes only.
 */
export function useSendAgain(error: Error | null, send: () => void): void {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!(error instanceof NetworkError)) return;
    const timer = setTimeout(() => sendNow(), after);
    return () => clearTimeout(timer);
  }, [error]);
}
