import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { AppIn } from './app.tsx';
import { EarlyEvent } from './features/events/early-event.tsx';
import { LoadingPage } from './ui/loading-page.tsx';

/** What every other page shows until its scripts have run. */
export const renderLoading = (): string => renderToStaticMarkup(<LoadingPage />);

/** What an event's page shows as soon as the event is known; see `early-event.ts`. */
export const renderEarlyEvent = (): string =>
  renderToStaticMarkup(
    <StaticRouter location="/events/id">
      <EarlyEvent />
    </StaticRouter>,
  );

/** The landing page's markup, made while building, so that it shows before any script has run. */
export async function renderLanding(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <AppIn Router={({ children }) => <StaticRouter location="/">{children}</StaticRouter>} />
    </StrictMode>,
    // Split off parts would need inline scripts to be put in place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
