import type { Event } from '@serendip/contract/events';
import { lazy, Suspense } from 'react';

const WordsCard = lazy(() => import('./words-card.tsx').then((loaded) => ({ default: loaded.WordsCard })));

/** The hosts' words, where there are any. They load after the page. */
export const WordsSlot = ({ event }: { event: Event }) =>
  event.words_count ? (
    <Suspense>
      <WordsCard event={event} />
    </Suspense>
  ) : null;
