import type { Event } from '@serendip/contract/events';
import { useLayoutEffect, useRef } from 'react';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { ClosedEvent } from './closed-event.tsx';
import { membershipHeadingId } from './membership-heading.tsx';
import { ReadyToJoin } from './ready-to-join.tsx';
import type { Membership } from './use-event-membership.ts';
import { YouAreIn } from './you-are-in.tsx';

interface Props {
  event: Event;
  membership: Membership;
  /** A host came to run the event: joining is not what to offer first. */
  isHost: boolean;
}

/** The button that was pressed goes with its card: the focus goes on at the heading of the new one. */
function useFocusOnNewCard(joined: boolean) {
  const before = useRef(joined);
  useLayoutEffect(() => {
    if (before.current !== joined) recoverFocus(document.getElementById(membershipHeadingId));
    before.current = joined;
  }, [joined]);
}

/** Joining or, for those who are in, leaving. The card changes at once; its button tells while the server is asked. */
export function MembershipCard({ event, membership, isHost }: Props) {
  const { pending, error, join, leave } = membership;
  const busyLabel = pending === 'joining' ? 'Joining...' : pending === 'leaving' ? 'Leaving...' : null;
  useFocusOnNewCard(event.user_joined);
  if (event.closed && !event.user_joined) return <ClosedEvent />;
  return event.user_joined ? (
    <YouAreIn closed={event.closed} busyLabel={busyLabel} error={error} onLeave={leave} />
  ) : (
    <ReadyToJoin name={event.name} busyLabel={busyLabel} error={error} atThumb={!isHost} onJoin={join} />
  );
}
