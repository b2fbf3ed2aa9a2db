import { useEffect } from 'react';
import { usePageVisible } from './visibility.ts';

/** Keeps the screen on while `on`. The browser releases the lock when the page is hidden. False where unsupported. */
export function useWakeLock(on: boolean): boolean {
  const able = 'wakeLock' in navigator;
  const visible = usePageVisible();
  useEffect(() => {
    if (!on || !able || !visible) return;
    // Refused on a low battery, without a remedy.
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release());
  }, [on, able, visible]);
  return able;
}
