import { DoorClosed } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { MembershipHeading } from './membership-heading.tsx';

/** In place of the button where the person cannot join. */
export const NoEntry = ({ heading, children }: { heading: string; children: string }) => (
  <Card className="flex items-start gap-3.5">
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
      <DoorClosed size={22} />
    </span>
    <div className="grid gap-1">
      <MembershipHeading>{heading}</MembershipHeading>
      <p className="text-ink-soft text-sm">{children}</p>
    </div>
  </Card>
);
