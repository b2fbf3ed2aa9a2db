import type { Event } from '@serendip/contract/events';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { texts } from '../../language/texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Compare } from '../comparing/compare.tsx';
import { MendSwap } from '../drafts/mend-swap.tsx';
import { RunActions } from '../drafts/run-actions.tsx';
import { useLive } from '../evening/use-live.ts';
import { MatchResults } from '../matching/match-results.tsx';
import { MatchingControls } from '../matching/matching-controls.tsx';
import { matchRuns } from '../matching/queries.ts';
import { useRunChoice } from '../matching/use-run-choice.ts';

const t = texts('eventSettings');

const RulesCard = lazy(() => import('../rules/rules-card.tsx').then(({ RulesCard }) => ({ default: RulesCard })));

/** Brings a part of the page into view whenever a link names it, also from the same page: once, as soon as it is there. */
function useNamedPart(ids: readonly string[], isLoading: boolean) {
  const { hash, key } = useLocation();
  const shown = useRef<string>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again, and a part may come later
  useEffect(() => {
    const place = ids.includes(hash.slice(1)) ? document.getElementById(hash.slice(1)) : null;
    if (!place || shown.current === key) return;
    shown.current = key;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [ids, hash, key, isLoading]);
}

const partsForTheHost = ['matching', 'results'];

const placeOfRules = <Skeleton className="h-32 rounded-xl" />;

/** The tab in which a host runs matching and reads the results. */
export function MatchingTab({ event }: { event: Event }) {
  useNamedPart(partsForTheHost, useQuery(matchRuns(event.id)).isPending);
  const { data, isLoading } = useLive(event.id, { enabled: !event.closed, eventDate: event.event_date });
  const { choice, choose, isLoading: readsRun } = useRunChoice(event.id);
  const evening = isLoading ? 'loading' : (data?.answer.live ?? null);
  return (
    <section aria-labelledby="matching" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="matching" tabIndex={-1} className="heading text-2xl">
          {t('matching.title')}
        </h2>
        <p className="text-ink-soft">{event.user_cohost ? t('matching.seenByHosts') : t('matching.seenByYou')}</p>
      </div>
      <MatchingControls event={event} evening={evening} choice={choice} onChoose={choose} />
      <Suspense fallback={placeOfRules}>
        {readsRun ? placeOfRules : <RulesCard eventId={event.id} nextRun={choice} onNextRun={choose} />}
      </Suspense>
      <MatchResults
        eventId={event.id}
        roomNames={event.room_names}
        actionsOf={(run) => (
          <>
            <RunActions eventId={event.id} run={run} />
            <Compare eventId={event.id} run={run} />
          </>
        )}
        mendOf={(run, ruleId) => <MendSwap eventId={event.id} run={run} ruleId={ruleId} focusAfter="results" />}
      />
    </section>
  );
}
