import type { Event } from '@serendip/contract/events';
import { ReadyToJoin } from './ready-to-join.tsx';
import type { Membership } from './use-event-membership.ts';
import { YouAreIn } from './you-are-in.tsx';

/** Joining or, for those who are in, leaving. The card changes at once; its button tells while the server is asked. */
export function MembershipCard({ event, membership }: { event: Event; membership: Membership }) {
  const { pending, error, join, leave } = membership;
  const busyLabel = pending === 'joining' ? 'Joining...' : pending === 'leaving' ? 'Leaving...' : null;
  return event.user_joined ? (
    <YouAreIn busyLabel={busyLabel} error={error} onLeave={leave} />
  ) : (
    <ReadyToJoin name={event.name} busyLabel={busyLabel} error={error} onJoin={join} />
  );
}
