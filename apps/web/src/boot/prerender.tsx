import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { EarlyEvent } from '../features/early-event/early-event.tsx';
import { LoadingPage } from '../ui/loading-page.tsx';
import { App } from './app.tsx';

/** The loading screen of every other page. */
export const renderLoading = (): string => renderToStaticMarkup(<LoadingPage />);

/** The template for an event's page; see `early-event.ts`. */
export const renderEarlyEvent = (): string =>
  renderToStaticMarkup(
    <StaticRouter location="/events/id">
      <EarlyEvent />
    </StaticRouter>,
  );

/** The landing page's markup, made at build time, so that it shows before any script runs. */
export async function renderLanding(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App Router={({ children }) => <StaticRouter location="/">{children}</StaticRouter>} />
    </StrictMode>,
    // Streamed parts would need inline scripts, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
