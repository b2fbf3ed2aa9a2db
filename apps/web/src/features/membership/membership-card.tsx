import type { Event } from '@serendip/contract/events';
import { CalendarX2, DoorClosed } from 'lucide-react';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { entryOf } from '../events/entry-of.ts';
import { hasPlace } from '../events/has-place.ts';
import { createdEvent } from '../events/hosts-event.ts';
import { OpenEvent } from '../events/open-event.tsx';
import { MembershipHeading, membershipHeadingId } from './membership-heading.tsx';
import { NoEntry } from './no-entry.tsx';
import { ReadyToJoin } from './ready-to-join.tsx';
import type { Membership } from './use-event-membership.ts';
import { YouAreIn } from './you-are-in.tsx';
import { YouAsk } from './you-ask.tsx';
import { YouWait } from './you-wait.tsx';

const t = texts('membership');

/** Also true for people whom a host has declined, who were never in it. */
const Removed = () => <NoEntry heading={t('removed.title')}>{t('removed.text')}</NoEntry>;

const JoiningClosed = () => <NoEntry heading={t('joiningClosed.title')}>{t('joiningClosed.text')}</NoEntry>;
const ByInvitation = () => <NoEntry heading={t('byInvitation.title')}>{t('byInvitation.text')}</NoEntry>;

/** Of an event whose host has not opened it since their address was proved, or is gone. */
const whyClosed = ({ created_by }: Event, isOwner: boolean) =>
  isOwner ? t('closed.toOwner') : created_by.email === null ? t('closed.hostGone') : t('closed.notOpened');

/** Replaces the join card when nobody can join. */
const ClosedEvent = ({ event, isOwner }: { event: Event; isOwner: boolean }) => (
  <Card className="flex items-start gap-3.5">
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
      <DoorClosed size={22} />
    </span>
    <div className="grid gap-3">
      <div className="grid gap-1">
        <MembershipHeading>{t('closed.title')}</MembershipHeading>
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
        <MembershipHeading>{t('over.title')}</MembershipHeading>
        <p className="text-ink-soft text-sm">{isHost ? t('over.toHost') : t('over.toGuest')}</p>
      </div>
      {isHost && (
        <LinkButton to={`/events/${event.id}/edit`} variant="secondary" size="sm">
          {t('over.changeDate')}
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
export function useFocusOnNewCard({ closed, user_joined, user_waiting, user_asked }: Event): void {
  const card = closed ? 'closed' : user_joined ? 'in' : user_waiting ? 'waiting' : user_asked ? 'asking' : 'out';
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
    isWanted && t('leave.losesPlace'),
    evening && t('leave.losesSeat'),
    matches && t('leave.losesMatches'),
  ].filter((loss) => loss !== false);
  return losses.length > 0 ? { title: t('leave.question', { name: event.name }), description: losses.join(' ') } : null;
}

/**
 * The card to join an event or to wait for a place and, for those who did, to leave. It changes at once; its button is busy during the call.
 */
export function MembershipCard({ event, membership, isHost, stakes, phase, toAnswer }: Props) {
  const { pending, error, join, leave } = membership;
  const user = useUser();
  const busyLabel = pending === 'joining' ? t('join.joining') : pending === 'leaving' ? t('leave.leaving') : null;
  const isOwner = createdEvent(event, user.id);
  if (event.closed && (isOwner || !event.user_joined)) return <ClosedEvent event={event} isOwner={isOwner} />;
  if (event.user_removed) return <Removed />;
  if (event.user_waiting) return <YouWait busyLabel={busyLabel} error={error} onLeave={leave} />;
  if (event.user_asked)
    return <YouAsk byLink={event.joining === 'ask'} busyLabel={busyLabel} error={error} onLeave={leave} />;
  if (event.over && !event.user_joined) return <EventOver event={event} isHost={isHost} />;
  const entry = entryOf(event, user.id);
  if (!event.user_joined && entry === 'closed') return <JoiningClosed />;
  if (!event.user_joined && entry === 'by invitation') return <ByInvitation />;
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
      asks={entry === 'asks'}
      full={!hasPlace(event)}
      busyLabel={busyLabel}
      error={error}
      atThumb={!isHost}
      onJoin={join}
    />
  );
}
