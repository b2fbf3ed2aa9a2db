import { useSyncExternalStore } from 'react';

/** In pixels. Smaller differences are browser bars, not keyboards. */
const least = 80;

const subscribe = (listener: () => void) => {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', listener);
  return () => viewport?.removeEventListener('resize', listener);
};

function read(): number {
  const viewport = window.visualViewport;
  if (!viewport) return 0;
  const covered = Math.round(window.innerHeight - viewport.height * viewport.scale);
  return covered >= least ? covered : 0;
}

/** How many pixels an on-screen keyboard covers at the bottom, where the browser does not make room itself. */
export const useKeyboardInset = (): number => useSyncExternalStore(subscribe, read, () => 0);
