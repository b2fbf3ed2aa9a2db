import { DoorClosed } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { MembershipHeading } from './membership-heading.tsx';

/** Replaces the join card when the host has deleted their account and nobody can run the event. */
export const ClosedEvent = () => (
  <Card className="flex items-start gap-3.5">
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
      <DoorClosed size={22} />
    </span>
    <div className="grid gap-1">
      <MembershipHeading>This event is closed</MembershipHeading>
      <p className="text-ink-soft text-sm">
        Its host deleted their account. You can still read about it, but you cannot join.
      </p>
    </div>
  </Card>
);
