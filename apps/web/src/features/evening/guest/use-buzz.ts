import { useEffect, useRef } from 'react';

/** Buzzes once for each new change, where the phone can. What stands when the page opens is no news. */
export function useBuzz(changes: readonly string[]): void {
  const known = useRef<ReadonlySet<string>>(new Set(changes));
  const isNew = changes.some((change) => !known.current.has(change));
  useEffect(() => {
    if (!isNew) return;
    known.current = new Set([...known.current, ...changes]);
    // Before the first touch browsers refuse, and say so on the console.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([220, 120, 220]);
  }, [isNew, changes]);
}
