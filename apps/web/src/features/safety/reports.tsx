import { limits } from '@serendip/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { List } from '../../ui/list.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { reportsOf } from './queries.ts';
import { ReportRow } from './report-row.tsx';

const t = texts('reports');

/** Milliseconds. Hosts should see a report the same evening. */
const askAgainEvery = 60_000;

const useReports = (eventId: string) => useQuery({ ...reportsOf(eventId), refetchInterval: askAgainEvery });

/** The tab's label, with the number of open reports. */
export function ReportsTab({ eventId }: { eventId: string }) {
  const { data = [] } = useReports(eventId);
  const open = data.filter(({ done }) => !done).length;
  return (
    <span className="inline-flex items-center gap-2">
      {t('title')}{' '}
      {open > 0 && (
        <Badge tone="caution">
          {open}
          <span className="sr-only"> {t('open')}</span>
        </Badge>
      )}
    </span>
  );
}

/** The reports at an event, for its hosts. */
export function Reports({ eventId }: { eventId: string }) {
  const { data, error, refetch, isFetching } = useReports(eventId);
  return (
    <section aria-labelledby="reports" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="reports" className="heading text-2xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('lead', { days: limits.report_days })}</p>
      </div>
      {data?.length === 0 ? (
        <EmptyState icon={<Flag size={26} aria-hidden />} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      ) : data ? (
        <List>
          {data.map((report) => (
            <ReportRow key={report.id} eventId={eventId} report={report} />
          ))}
        </List>
      ) : error ? (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {statusMessage(error, t('failed'))}
        </FailedToLoad>
      ) : (
        <Loading label={t('loading')}>
          <Skeleton className="h-24 rounded-xl" />
        </Loading>
      )}
    </section>
  );
}
