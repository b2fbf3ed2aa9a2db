import { useState } from 'react';
import { usePassingValue } from './passing-value.ts';

interface Options<Fault> {
  /** The error to show for a failure. */
  faultOf: (failure: unknown) => Fault;
  /** Milliseconds the error shows; without it, until the next attempt. */
  errorLifetime?: number;
  /** A success leaves the screen, so `busy` stays true until then. */
  leaves?: boolean;
}

/** Runs an action once at a time, and keeps its error: for the submit of a small form. */
export function useAttempt<Fault = string>({ faultOf, errorLifetime, leaves = false }: Options<Fault>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = usePassingValue<Fault>(errorLifetime);
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setError(null);
    setBusy(true);
    try {
      await act();
      if (!leaves) setBusy(false);
    } catch (failure) {
      setError(faultOf(failure));
      setBusy(false);
    }
  };
  return { busy, error, setError, attempt };
}
