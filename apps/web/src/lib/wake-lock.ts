import { useEffect } from 'react';
import { usePageVisible } from './visibility.ts';

/** Keeps the screen on while `on`. The browser lets go when the page is hidden. False where it cannot. */
export function useWakeLock(on: boolean): boolean {
  const able = 'wakeLock' in navigator;
  const visible = usePageVisible();
  useEffect(() => {
    if (!on || !able || !visible) return;
    // Refused on a low battery: nothing to be done about it.
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release());
  }, [on, able, visible]);
  return able;
}
