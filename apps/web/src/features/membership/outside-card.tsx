import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/field.tsx';
import { MembershipHeading } from './membership-heading.tsx';

export interface Leaving {
  /** The button's label while joining or leaving. */
  busyLabel: string | null;
  error: string | null;
  onLeave: () => void;
}

interface Props extends Leaving {
  icon: ReactNode;
  heading: string;
  leaveLabel: string;
  children: ReactNode;
}

/** For a person who is not in the event yet, and can stop waiting for it. */
export const OutsideCard = ({ icon, heading, leaveLabel, busyLabel, error, onLeave, children }: Props) => (
  <Card tone="tinted" className="grid gap-4">
    <div className="flex items-center gap-3.5">
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        {icon}
      </span>
      <MembershipHeading>{heading}</MembershipHeading>
    </div>
    <p className="text-ink-soft text-sm">{children}</p>
    <div className="grid gap-2">
      <FieldError error={error} />
      <Button
        variant="secondary"
        size="sm"
        onClick={onLeave}
        loading={busyLabel !== null}
        className="justify-self-start"
      >
        {busyLabel ?? leaveLabel}
      </Button>
    </div>
  </Card>
);
