import { useEffect, useEffectEvent } from 'react';
import { NetworkError } from './errors.ts';

/** Milliseconds. Long enough for the error to be read, short enough for somebody who waits at a door. */
const after = 5_000;

/**
 * Sends a write again that got no answer, until it gets one: in a crowd the browser often does not know that it has no network.
 * The error shows meanwhile. For writes that change nothing when they arrive twice.
 */
export function useSendAgain(error: Error | null, send: () => void): void {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!(error instanceof NetworkError)) return;
    const timer = setTimeout(() => sendNow(), after);
    return () => clearTimeout(timer);
  }, [error]);
}
