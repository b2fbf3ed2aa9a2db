import type english from '@serendip/texts/en/head';
import type { Language } from '@serendip/texts/languages';
import { translatorOf } from '@serendip/texts/translator';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { EarlyEvent } from '../features/early-event/early-event.tsx';
import { loadTexts, messagesOf, speak } from '../language/shelves.ts';
import { LoadingPage } from '../ui/loading-page.tsx';
import { App } from './app.tsx';

/** Speaks a language in all that is rendered from now on. */
export async function renderIn(language: Language): Promise<void> {
  await loadTexts('first', 'guest');
  await speak(language);
}

type Head = { default: typeof english };
/** No script of the browser needs them. */
const heads = import.meta.glob<Head>('../../../../packages/texts/src/*/head.ts', { eager: true });

/** The texts of the page's head. */
export const renderHead = (language: Language) => {
  const { default: head } = heads[`../../../../packages/texts/src/${language}/head.ts`] as Head;
  const t = translatorOf(language, head.page);
  return {
    description: t('description'),
    'og:title': t('ogTitle'),
    'og:description': t('ogDescription'),
    'og:image:alt': t('ogImageAlt'),
    noscript: t('noScript'),
    install: t('install'),
  };
};

/** The loading screen of every other page. */
export const renderLoading = (): string => renderToStaticMarkup(<LoadingPage />);

/** The rooms that word an event before any script but the first has loaded. */
const earlyRooms = ['eventFacts', 'lib'] as const;

/** The template for an event's page, and the texts that fill it; see `early-event.ts`. */
export const renderEarlyEvent = (): string =>
  renderToStaticMarkup(
    <template
      id="early-event"
      data-texts={JSON.stringify(Object.fromEntries(earlyRooms.map((room) => [room, messagesOf(room)])))}
    >
      <StaticRouter location="/events/id">
        <EarlyEvent />
      </StaticRouter>
    </template>,
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
