import { useEffect, useRef, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** False while the browser says it is offline. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Milliseconds. Browsers report the network a moment before it works. */
const tries = [0, 2_500, 10_000];

/** Calls `sendWaiting` a few times once the network is back. */
export function useBackOnline(sendWaiting: () => void): void {
  const online = useOnline();
  const wasOnline = useRef(online);
  const latest = useRef(sendWaiting);
  latest.current = sendWaiting;
  useEffect(() => {
    const isBack = online && !wasOnline.current;
    wasOnline.current = online;
    if (!isBack) return;
    const timers = tries.map((after) => setTimeout(() => latest.current(), after));
    return () => timers.forEach(clearTimeout);
  }, [online]);
}
