import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { subscribeToSession } from '../api/session.ts';
import { readUser } from '../api/stored-session.ts';
import { readLanguage, tellServer } from '../language/read-language.ts';
import { serviceWorkerUrl } from '../language/service-worker-url.ts';
import { speak, spokenLanguage, subscribeToLanguage } from '../language/shelves.ts';
import { firstArrival } from '../routing/first-arrival.ts';
import { prefetchOnIntent } from '../routing/prefetch.ts';
import { routeFor } from '../routing/route-for.ts';
import type { ScreenRoute } from '../routing/routes.ts';
import { loadScreen } from '../routing/screens.ts';
import { App } from './app.tsx';
import { isPrerendered } from './is-prerendered.ts';
import { keepFocus } from './keep-focus.ts';

/** The language of the markup that came with the page. */
const markupLanguage = document.documentElement.lang;
/** React hydrates in slices, and the markup must match to the last: until then the app stays in its language. */
let hydrated = Promise.resolve();

function render(): void {
  const root = document.getElementById('root');
  const app = (
    <StrictMode>
      <App Router={BrowserRouter} />
    </StrictMode>
  );
  // The landing page comes with its markup. Other pages come with a loading screen, which React replaces. Someone who
  // is signed in never sees the landing page: the router redirects.
  const isInItsLanguage = markupLanguage === spokenLanguage();
  if (root && isPrerendered(root) && !readUser() && isInItsLanguage) {
    hydrated = firstArrival;
    hydrateRoot(root, app);
  }
  // A transition renders in slices, so that the phone can respond in between.
  else if (root) startTransition(() => createRoot(root).render(app));
  document.documentElement.lang = spokenLanguage();
}

/** Milliseconds. An event that loads this fast shows at once; a slower one shows its skeleton first. */
const prefetchTimeout = 500;

/** Loads the first screen and its data. Rendering twice, first without the data, takes a phone longer than the wait. */
async function loadFirst({ load }: ScreenRoute): Promise<void> {
  const screen = await loadScreen(load);
  const timeout = new Promise((resolve) => setTimeout(resolve, prefetchTimeout));
  await Promise.race([screen?.prefetch?.(location.pathname), timeout]);
}

// If the screen's chunk fails, the router loads it again and shows the error. No `await` here: that chunk imports this
// one.
const first = routeFor(location.pathname, Boolean(readUser()));
if (first) loadFirst(first).then(render, render);
prefetchOnIntent();
keepFocus();

// A sign-in, a change on the profile or in another tab, or in the browser's settings.
const follow = () => void hydrated.then(() => speak(readLanguage())).catch(() => undefined);
subscribeToSession(follow);
window.addEventListener('languagechange', follow);
const tell = () => tellServer(spokenLanguage());
subscribeToLanguage(tell);
tell();

const whenIdle = (work: () => void) =>
  // Limits the wait on a page that is never idle.
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 4_000 }) : setTimeout(work, 1_500);
whenIdle(() => {
  // Offline there is nothing to fetch; the next page opened online tries again.
  if (!navigator.onLine) return;
  import('../features/analytics/start-analytics.ts')
    .then(({ startAnalytics }) => startAnalytics())
    .catch(() => undefined);
  // Users can open the app offline. Visitors of the landing page do not need to download it all.
  const keep = () => navigator.serviceWorker?.register(serviceWorkerUrl()).catch(() => undefined);
  if (!import.meta.env.PROD || !readUser()) return;
  void keep();
  subscribeToLanguage(keep);
});
