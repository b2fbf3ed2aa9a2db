import type { Event } from '@serendip/contract/events';
import { DoorClosed } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DoorPoster } from '../evening/door-poster.tsx';
import { useLive } from '../evening/use-live.ts';

/** The poster for the door, with the code to scan. */
export function Poster({ event }: { event: Event }) {
  const { data, isPending } = useLive(event.id, { enabled: true, eventDate: event.event_date });
  const code = data?.answer.live?.code;
  if (code) return <DoorPoster eventId={event.id} name={event.name} code={code} />;
  if (isPending)
    return (
      <Loading label="Loading the code">
        <Skeleton className="mx-auto aspect-square w-full max-w-112 rounded-lg" />
      </Loading>
    );
  return (
    <EmptyState
      icon={<DoorClosed size={26} />}
      title="The doors are not open"
      action={<LinkButton to={`/events/${encodeURIComponent(event.id)}/live`}>Run the evening</LinkButton>}
    >
      Each evening has its own code. You get it when you open the doors.
    </EmptyState>
  );
}
