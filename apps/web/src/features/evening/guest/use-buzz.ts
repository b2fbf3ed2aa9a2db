import { useEffect, useRef } from 'react';

/** Vibrates once for each change, where the phone can, but not when the page opens. */
export function useBuzz(changes: readonly string[]): void {
  const known = useRef<ReadonlySet<string>>(new Set(changes));
  const isNew = changes.some((change) => !known.current.has(change));
  useEffect(() => {
    if (!isNew) return;
    known.current = new Set([...known.current, ...changes]);
    // Before the first touch browsers refuse, with a message on the console.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([220, 120, 220]);
  }, [isNew, changes]);
}
