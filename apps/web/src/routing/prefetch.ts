import { readUser } from '../api/stored-session.ts';
import { routeFor } from './route-for.ts';
import { loadScreen } from './screens.ts';

/** Loads the screen behind a link when someone hovers, touches or tabs to it, so that it is ready by the click. */
export function prefetchOnIntent(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // Some browsers never retry a chunk that failed once. Offline, only a click on the link loads it.
    if (!navigator.onLine) return;
    if (!link || link.origin !== location.origin || link.target) return;
    const route = routeFor(link.pathname, Boolean(readUser()));
    // If it fails, the click loads the screen.
    if (route) loadScreen(route.load).catch(() => undefined);
  };
  for (const intent of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(intent, prefetch, { passive: true });
}
