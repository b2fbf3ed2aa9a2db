import { useEffect, useRef } from 'react';

/** Buzzes once for each new change, where the phone can. What stands when the page opens is no news. */
export function useBuzz(change: string | null): void {
  const known = useRef(change);
  useEffect(() => {
    if (change === known.current) return;
    known.current = change;
    // Before the first touch browsers refuse, and say so on the console.
    if (change !== null && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([220, 120, 220]);
  }, [change]);
}
