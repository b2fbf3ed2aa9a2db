import type { MatchRun } from '@serendip/contract/matching';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { texts } from '../../language/texts.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { matchRuns } from '../matching/queries.ts';

const t = texts('comparing');

const CompareRuns = lazy(() => import('./compare-runs.tsx').then((loaded) => ({ default: loaded.CompareRuns })));

/** 'Compare' below the run selector, where there is another completed run. */
export function Compare({ eventId, run }: { eventId: string; run: MatchRun }) {
  const { data: runs = [] } = useQuery(matchRuns(eventId));
  const [first, ...more] = runs.filter(({ id, status }) => status === 'completed' && id !== run.id);
  if (!first || run.status !== 'completed') return null;
  return (
    <Disclosure label={t('compare')} lazy>
      <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
        <CompareRuns key={run.id} eventId={eventId} run={run} others={[first, ...more]} />
      </Suspense>
    </Disclosure>
  );
}
