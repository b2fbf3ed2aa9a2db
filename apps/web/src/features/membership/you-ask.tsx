import { DoorOpen } from 'lucide-react';
import { useUser } from '../../api/session.ts';
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

/** For a person at the door, until a host lets them in. */
export const YouAsk = ({ busyLabel, error, onLeave }: Props) => {
  const { alias } = useUser();
  return (
    <Card tone="tinted" className="grid gap-4">
      <div className="flex items-center gap-3.5">
        <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
          <DoorOpen size={22} />
        </span>
        <MembershipHeading>A host lets you in</MembershipHeading>
      </div>
      <p className="text-ink-soft text-sm">
        At this event hosts let people in one by one. Tell a host at the door who you are
        {alias && (
          <>
            : on their list you are <bdi className="whitespace-nowrap font-semibold text-ink">{alias}</bdi>
          </>
        )}
        . This page goes on by itself.
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
          {busyLabel ?? 'Do not ask any more'}
        </Button>
      </div>
    </Card>
  );
};
