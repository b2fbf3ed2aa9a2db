import type { Event } from '@serendip/contract/events';
import { DoorClosed } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { codeAddress } from '../evening/code-address.ts';
import { QrCode } from '../evening/qr-code.tsx';
import { useLive } from '../evening/use-asking.ts';

/** For the door: scan it, and you are here. */
export function Poster({ event }: { event: Event }) {
  const { data, isPending } = useLive(event.id, { enabled: true });
  const code = data?.said.live?.code;
  if (code)
    return (
      <section aria-labelledby="poster" className="grid justify-items-center gap-8 text-center print:min-h-[85vh]">
        <h2 id="poster" className="display wrap-anywhere text-4xl">
          {event.name}
        </h2>
        <p className="text-2xl">Scan the code: you are in, and you are here.</p>
        <QrCode address={codeAddress(event.id, code)} className="w-full max-w-112 border border-line" />
        <p className="text-ink-soft text-lg">
          Or open {window.location.host}, choose this event and type
          <strong className="display block pt-2 text-4xl text-ink tracking-widest">{code}</strong>
        </p>
      </section>
    );
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
      Each evening has a code of its own. It is made when you open the doors.
    </EmptyState>
  );
}
