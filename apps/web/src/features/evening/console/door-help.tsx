import type { Event } from '@serendip/contract/events';
import { DoorOpen } from 'lucide-react';
import { isStatus, statusMessage } from '../../../api/errors.ts';
import { texts } from '../../../language/texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageShell } from '../../../ui/page-shell.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useLive } from '../use-live.ts';
import { DoorCode } from './door-code.tsx';
import { Roster } from './roster.tsx';

const t = texts('console');

/** For a door helper while the doors are open: the code and the list to check people in. */
export function DoorHelp({ event }: { event: Event }) {
  const { data, error, refetch, isFetching } = useLive(event.id, { enabled: true, eventDate: event.event_date });
  const live = data?.answer.live;
  const isOpen = live && live.state !== 'ended';
  return (
    <PageShell back={{ to: `/events/${event.id}`, label: event.name }} width="wide">
      <h1 className="heading text-2xl">{t('door.title')}</h1>
      {isOpen ? (
        <div className="grid grid-cols-1 items-start gap-8 pt-4 pb-8 lg:grid-cols-2">
          {live.code && <DoorCode eventId={event.id} code={live.code} />}
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <p className="text-ink-soft">
              {t('door.counts', { here: live.here_count, expected: live.expected_count })}
            </p>
            <Roster eventId={event.id} counted={`${live.here_count} ${live.expected_count}`} withoutEmails />
          </div>
        </div>
      ) : data || isStatus(error, 403) ? (
        <EmptyState
          icon={<DoorOpen size={26} />}
          title={t('door.closed')}
          action={<LinkButton to={`/events/${event.id}`}>{t('toEvent')}</LinkButton>}
        >
          {t('door.closedText')}
        </EmptyState>
      ) : error ? (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {statusMessage(error, t('loadFailed'))}
        </FailedToLoad>
      ) : (
        <Loading label={t('loading')}>
          <Skeleton className="h-48 rounded-xl" />
        </Loading>
      )}
    </PageShell>
  );
}
