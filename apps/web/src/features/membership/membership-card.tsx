import type { Event } from '@serendip/contract/events';
import { DoorClosed } from 'lucide-react';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { Card } from '../../ui/card.tsx';
import { hasPlace } from '../events/has-place.ts';
import { MembershipHeading, membershipHeadingId } from './membership-heading.tsx';
import { ReadyToJoin } from './ready-to-join.tsx';
import type { Membership } from './use-event-membership.ts';
import { YouAreIn } from './you-are-in.tsx';
import { YouWait } from './you-wait.tsx';

const Removed = () => (
  <Card className="flex items-start gap-3.5">
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
      <DoorClosed size={22} />
    </span>
    <div className="grid gap-1">
      <MembershipHeading>You cannot join this event</MembershipHeading>
      <p className="text-ink-soft text-sm">The host has removed you from it.</p>
    </div>
  </Card>
);

/** Replaces the join card when the host has deleted their account and nobody can run the event. */
const ClosedEvent = () => (
  <Card className="flex items-start gap-3.5">
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
      <DoorClosed size={22} />
    </span>
    <div className="grid gap-1">
      <MembershipHeading>This event is closed</MembershipHeading>
      <p className="text-ink-soft text-sm">
        Its host deleted their account, and with it the description. Nobody can join any more.
      </p>
    </div>
  </Card>
);

interface Props {
  event: Event;
  membership: Membership;
  /** For a host, joining is not the main action, and there is nobody to report. */
  isHost: boolean;
  /** For participants who have answered little. */
  toAnswer: ComponentProps<typeof YouAreIn>['toAnswer'];
}

/**
 * Joining and leaving swap the card, and the pressed button goes with it. The focus moves to the new card's heading,
 * wherever on the page that is.
 */
export function useFocusOnNewCard({ user_joined, user_waiting }: Event): void {
  const card = user_joined ? 'in' : user_waiting ? 'waiting' : 'out';
  const before = useRef(card);
  useLayoutEffect(() => {
    if (before.current !== card) recoverFocus(document.getElementById(membershipHeadingId));
    before.current = card;
  }, [card]);
}

const hostOf = ({ created_by: { id, email } }: Event) => (email === null ? null : { id, email });

/**
 * The card to join an event or to wait for a place and, for those who did, to leave. It changes at once; its button is busy during the call.
 */
export function MembershipCard({ event, membership, isHost, toAnswer }: Props) {
  const { pending, error, join, leave } = membership;
  const busyLabel = pending === 'joining' ? 'Joining...' : pending === 'leaving' ? 'Leaving...' : null;
  if (event.closed && !event.user_joined) return <ClosedEvent />;
  if (event.user_removed) return <Removed />;
  if (event.user_waiting) return <YouWait busyLabel={busyLabel} error={error} onLeave={leave} />;
  return event.user_joined ? (
    <YouAreIn
      closed={event.closed}
      spot={{ eventId: event.id, spotMe: event.spot_me }}
      host={isHost || event.closed ? null : hostOf(event)}
      busyLabel={busyLabel}
      error={error}
      onLeave={leave}
      toAnswer={toAnswer}
    />
  ) : (
    <ReadyToJoin
      name={event.name}
      full={!hasPlace(event)}
      busyLabel={busyLabel}
      error={error}
      atThumb={!isHost}
      onJoin={join}
    />
  );
}
