import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { readUser } from './api/stored-session.ts';
import { AppIn } from './app.tsx';
import { arrivesComplete } from './arrives-complete.ts';
import { bringAhead } from './bring-ahead.ts';
import { leadsTo } from './leads-to.ts';
import type { ScreenRoute } from './routes.ts';
import { bringScreen } from './screens.ts';

function render(): void {
  const root = document.getElementById('root');
  const app = (
    <StrictMode>
      <AppIn Router={BrowserRouter} />
    </StrictMode>
  );
  // The landing page arrives with its markup in place, every other address with something to look at meanwhile. Someone
  // signed in is led away from the landing page at once.
  if (root && arrivesComplete(root) && !readUser()) hydrateRoot(root, app);
  // As a transition it is made in pieces, between which the phone can do other things.
  else if (root) startTransition(() => createRoot(root).render(app));
}

/** Milliseconds. An event that comes this soon is shown at once; later, its outline stands in for it. */
const patience = 500;

/** Brings the first screen with what it shows: to render it twice, without and with, takes a phone longer than to wait. */
async function bringFirst({ load }: ScreenRoute): Promise<void> {
  const screen = await bringScreen(load);
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([screen?.fetchEarly?.(location.pathname), late]);
}

// If the screen's chunk does not come, the router asks again and says so. No `await` here: that chunk imports from this one.
const first = leadsTo(location.pathname, Boolean(readUser()));
if (first) bringFirst(first).then(render, render);
bringAhead();

const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1500));
whenIdle(() => {
  // Without a network there is nothing to fetch; the next page that is opened with one begins anew.
  if (!navigator.onLine) return;
  import('./features/analytics/start-analytics.ts')
    .then(({ startAnalytics }) => startAnalytics())
    .catch(() => undefined);
  // Who uses the app can open it without a network; a visitor of the landing page need not load what that takes.
  if (import.meta.env.PROD && readUser()) navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
});
