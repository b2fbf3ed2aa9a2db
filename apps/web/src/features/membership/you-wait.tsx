import { Hourglass } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/field.tsx';
import { MembershipHeading } from './membership-heading.tsx';

interface Props {
  /** The button's label while joining or leaving. */
  busyLabel: string | null;
  error: string | null;
  onLeave: () => void;
}

export const YouWait = ({ busyLabel, error, onLeave }: Props) => (
  <Card tone="tinted" className="grid gap-4">
    <div className="flex items-center gap-3.5">
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        <Hourglass size={22} />
      </span>
      <MembershipHeading>You're on the waiting list</MembershipHeading>
    </div>
    <p className="text-ink-soft text-sm">
      All places are taken. You are in as soon as it is your turn. You need to do nothing more.
    </p>
    <div className="grid gap-2">
      <FieldError error={error} />
      <Button
        variant="secondary"
        size="sm"
        onClick={onLeave}
        loading={busyLabel !== null}
        className="justify-self-start"
      >
        {busyLabel ?? 'Leave the waiting list'}
      </Button>
    </div>
  </Card>
);
