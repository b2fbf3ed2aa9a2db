import type { Event } from '@serendip/contract/events';
import { DoorClosed } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DoorPoster } from '../evening/door-poster.tsx';
import { useLive } from '../evening/use-live.ts';

const t = texts('printing');

/** The poster for the door, with the code to scan. */
export function Poster({ event }: { event: Event }) {
  const { data, isPending } = useLive(event.id, { enabled: true, eventDate: event.event_date });
  const code = data?.answer.live?.code;
  if (code) return <DoorPoster event={event} code={code} />;
  if (isPending)
    return (
      <Loading label={t('loadingCode')}>
        <Skeleton className="mx-auto aspect-square w-full max-w-112 rounded-lg" />
      </Loading>
    );
  return (
    <EmptyState
      icon={<DoorClosed size={26} />}
      title={t('doorsClosed')}
      action={<LinkButton to={`/events/${encodeURIComponent(event.id)}/live`}>{t('runEvening')}</LinkButton>}
    >
      {t('codeComes')}
    </EmptyState>
  );
}
