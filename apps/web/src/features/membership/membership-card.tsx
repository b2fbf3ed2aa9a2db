import type { Event } from '@serendip/contract/events';
import { CalendarX2, DoorClosed } from 'lucide-react';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useUser } from '../../api/session.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { hasPlace } from '../events/has-place.ts';
import { createdEvent } from '../events/hosts-event.ts';
import { OpenEvent } from '../events/open-event.tsx';
import { MembershipHeading, membershipHeadingId } from './membership-heading.tsx';
import { ReadyToJoin } from './ready-to-join.tsx';
import type { Membership } from './use-event-membership.ts';
import { YouAreIn } from './you-are-in.tsx';
import { YouAsk } from './you-ask.tsx';
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

/** Of an event whose host has not opened it since their address was proved, or is gone. */
const whyClosed = ({ created_by }: Event, isOwner: boolean) =>
  isOwner
    ? 'It was made before you proved that your e-mail address is yours. Nobody can join or answer until you open it.'
    : created_by.email === null
      ? 'Its host deleted their account, and with it the description. Nobody can join any more.'
      : 'Its host has not opened it. Nobody can join at the moment.';

/** Replaces the join card when nobody can join. */
const ClosedEvent = ({ event, isOwner }: { event: Event; isOwner: boolean }) => (
  <Card className="flex items-start gap-3.5">
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
      <DoorClosed size={22} />
    </span>
    <div className="grid gap-3">
      <div className="grid gap-1">
        <MembershipHeading>This event is closed</MembershipHeading>
        <p className="text-ink-soft text-sm">{whyClosed(event, isOwner)}</p>
      </div>
      {isOwner && <OpenEvent eventId={event.id} />}
    </div>
  </Card>
);

const EventOver = ({ event, isHost }: { event: Event; isHost: boolean }) => (
  <Card className="flex items-start gap-3.5">
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
      <CalendarX2 size={22} />
    </span>
    <div className="grid justify-items-start gap-3">
      <div className="grid gap-1">
        <MembershipHeading>This event is over.</MembershipHeading>
        <p className="text-ink-soft text-sm">
          {isHost ? 'Nobody can join. With a later date it is open again.' : 'Nobody can join any more.'}
        </p>
      </div>
      {isHost && (
        <LinkButton to={`/events/${event.id}/edit`} variant="secondary" size="sm">
          Change the date
        </LinkButton>
      )}
    </div>
  </Card>
);

interface Props {
  event: Event;
  membership: Membership;
  /** For a host, joining is not the main action, and there is nobody to report. */
  isHost: boolean;
  /** Leaving now would end this: matches, or a seat in a running evening. */
  stakes: { matches: boolean; evening: boolean };
  phase: ComponentProps<typeof YouAreIn>['phase'];
  /** For participants who have answered little. */
  toAnswer: ComponentProps<typeof YouAreIn>['toAnswer'];
}

/**
 * Joining and leaving swap the card, and the pressed button goes with it. The focus moves to the new card's heading,
 * wherever on the page that is.
 */
export function useFocusOnNewCard({ closed, user_joined, user_waiting, user_asking }: Event): void {
  const card = closed ? 'closed' : user_joined ? 'in' : user_waiting ? 'waiting' : user_asking ? 'asking' : 'out';
  const before = useRef(card);
  useLayoutEffect(() => {
    if (before.current !== card) recoverFocus(document.getElementById(membershipHeadingId));
    before.current = card;
  }, [card]);
}

const hostOf = ({ created_by: { id, email } }: Event) => (email === null ? null : { id, email });

/** The question before leaving; null where nothing is lost by it. */
function leaveQuestion(event: Event, { matches, evening }: Props['stakes']) {
  const isWanted = event.waiting_count > 0 && !hasPlace(event);
  const losses = [
    isWanted && 'Your place goes to the next person waiting.',
    evening && 'You have no seat in the rounds to come.',
    matches && 'You see your matches again only if you join again.',
  ].filter((loss) => loss !== false);
  return losses.length > 0 ? { title: `Leave ${event.name}?`, description: losses.join(' ') } : null;
}

/**
 * The card to join an event or to wait for a place and, for those who did, to leave. It changes at once; its button is busy during the call.
 */
export function MembershipCard({ event, membership, isHost, stakes, phase, toAnswer }: Props) {
  const { pending, error, join, leave } = membership;
  const user = useUser();
  const busyLabel = pending === 'joining' ? 'Joining...' : pending === 'leaving' ? 'Leaving...' : null;
  const isOwner = createdEvent(event, user.id);
  if (event.closed && (isOwner || !event.user_joined)) return <ClosedEvent event={event} isOwner={isOwner} />;
  if (event.user_removed) return <Removed />;
  if (event.user_waiting) return <YouWait busyLabel={busyLabel} error={error} onLeave={leave} />;
  if (event.user_asking) return <YouAsk busyLabel={busyLabel} error={error} onLeave={leave} />;
  if (event.over && !event.user_joined) return <EventOver event={event} isHost={isHost} />;
  return event.user_joined ? (
    <YouAreIn
      closed={event.closed ? (event.created_by.email === null ? 'host gone' : 'not opened') : null}
      spot={{ eventId: event.id, spotMe: event.spot_me }}
      host={isHost || event.closed ? null : hostOf(event)}
      busyLabel={busyLabel}
      error={error}
      asks={event.closed ? null : leaveQuestion(event, stakes)}
      onLeave={leave}
      phase={phase}
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
