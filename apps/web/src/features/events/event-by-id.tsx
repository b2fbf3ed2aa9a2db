import type { Event } from '@serendip/contract/events';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2, CloudOff } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { isStatus, statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { backToDashboard } from './back-to-dashboard.ts';
import { oneEvent } from './queries.ts';

const t = texts('events');

interface Props {
  eventId: string;
  /** Shows above until the event has loaded. */
  meanwhile?: ReactNode;
  children: (event: Event) => ReactNode;
}

/** Loads an event and renders it. Shows a skeleton until then, or the error with a way to go on. */
export function EventById({ eventId, meanwhile, children }: Props) {
  const { data: event, error, isPending, isFetching, refetch } = useQuery(oneEvent(eventId));
  // Deferred, so that rendering the whole screen does not block a phone's main thread.
  const ready = useDeferredValue(Boolean(event));
  if (event && ready) return children(event);
  return (
    <PageShell back={backToDashboard} width="wide">
      <h1 className="sr-only">{t('event')}</h1>
      {meanwhile && <div className="pb-6 empty:hidden">{meanwhile}</div>}
      {isPending || event ? (
        <EventSkeleton />
      ) : isStatus(error, 404) || !error ? (
        <EmptyState
          icon={<CalendarX2 size={26} />}
          title={t('notFound')}
          action={<LinkButton to="/dashboard">{t('toYourEvents')}</LinkButton>}
        >
          {t('notFoundWhy')}
        </EmptyState>
      ) : (
        <div role="alert">
          <EmptyState
            icon={<CloudOff size={26} />}
            title={statusMessage(error, t('failed'))}
            action={
              <Button onClick={() => refetch()} loading={isFetching}>
                {t('tryAgain')}
              </Button>
            }
          >
            {t('checkConnection')}
          </EmptyState>
        </div>
      )}
    </PageShell>
  );
}

const EventSkeleton = () => (
  <Loading label={t('loading')}>
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-5">
        <Skeleton className="h-36 rounded-xl sm:h-56" />
        <Skeleton className="h-11 w-3/4" />
        <div className="flex flex-wrap gap-6">
          <Skeleton className="h-10 w-40" />
          <Skeleton className="h-10 w-40" />
          <Skeleton className="h-10 w-32" />
        </div>
        <Skeleton className="h-24 w-full max-w-xl" />
      </div>
      <Skeleton className="h-72 rounded-xl" />
    </div>
  </Loading>
);
