import type { MatchRun } from '@serendip/contract/matching';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { Field } from '../../ui/field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { runLabel } from '../matching/run-label.ts';
import { Bars } from './bars.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { comparisonOf } from './queries.ts';

const t = texts('comparing');

interface Props {
  eventId: string;
  run: MatchRun;
  /** The other completed runs, newest first. */
  others: readonly [MatchRun, ...MatchRun[]];
}

const bands = ['0–19 %', '20–44 %', '45–69 %', '70 % +'];
const changes = () => ['< −10', t('changes.less'), '0', t('changes.more'), '> +10'];

/** A run beside another one: which is better for whom, two plots and all numbers. */
export function CompareRuns({ eventId, run, others }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const other = others.find(({ id }) => id === chosen) ?? others[0];
  // The older one first, so that changes read forward in time.
  const [a, b] = other.number < run.number ? [other, run] : [run, other];
  const { data, error, isFetching, refetch } = useQuery(comparisonOf(eventId, a.id, b.id));
  return (
    <section aria-label={t('beside', { number: String(run.number) })} className="grid grid-cols-1 gap-5">
      <Field label={t('with')}>
        {(control) => (
          <Select {...control} value={other.id} onChange={(event) => setChosen(event.target.value)}>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {runLabel(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {error && (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {statusMessage(error, t('failed'))}
        </FailedToLoad>
      )}
      {!error && !data && (
        <Loading label={t('loading')}>
          <Skeleton className="h-40 rounded-lg" />
        </Loading>
      )}
      {data && (
        <>
          <p role="status" className="font-semibold">
            {data.sentence}
          </p>
          <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
            <Bars
              title={t('byBest')}
              groups={bands}
              series={[data.a, data.b].map((one) => ({
                name: t('run', { number: String(one.number) }),
                values: one.bands,
              }))}
            />
            <Bars
              title={t('byChange', { from: String(data.a.number), to: String(data.b.number) })}
              groups={changes()}
              series={[{ name: t('people'), values: data.changes }]}
            />
          </div>
          <ComparisonTable a={data.a} b={data.b} />
        </>
      )}
    </section>
  );
}
