import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { readUser } from './api/session.ts';
import { AppIn } from './app.tsx';

const root = document.getElementById('root');
const app = (
  <StrictMode>
    <AppIn Router={BrowserRouter} />
  </StrictMode>
);
// The landing page arrives with its markup in place, every other address with an empty root. Someone signed in is led
// away from the landing page at once, so for them its markup goes first.
if (readUser()) root?.replaceChildren();
if (root?.hasChildNodes()) hydrateRoot(root, app);
else if (root) createRoot(root).render(app);

const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1500));
whenIdle(() => {
  import('./features/analytics/start-analytics.ts')
    .then(({ startAnalytics }) => startAnalytics())
    .catch(() => undefined);
  // Who uses the app can open it without a network; a visitor of the landing page need not load what that takes.
  if (import.meta.env.PROD && readUser()) navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
});
