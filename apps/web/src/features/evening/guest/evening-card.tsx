import type { Live } from '@serendip/contract/evening';
import type { MyRoom } from '@serendip/contract/matching';
import { WifiOff } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useUser } from '../../../api/session.ts';
import { texts } from '../../../language/texts.ts';
import { recoverFocus } from '../../../lib/lost-focus.ts';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { Clock } from '../clock.tsx';
import { clockParts } from '../clock-text.ts';
import { HostWord } from '../host-word.tsx';
import { useMoment } from '../use-moment.ts';
import { EveningStrip } from './evening-strip.tsx';
import { HaveToGo } from './have-to-go.tsx';
import { ownPlace } from './own-place.ts';
import { StayAwake } from './stay-awake.tsx';
import { useBuzz } from './use-buzz.ts';
import { useLateIn } from './use-late-in.ts';
import { WhereToGo } from './where-to-go.tsx';
import { announcementOf, stripOf, titleOf } from './words.ts';

const t = texts('evening');

interface Props {
  eventId: string;
  userId: string;
  live: Live;
  ahead: number;
  /** The guest's own copy of the plan. */
  rooms: readonly MyRoom[];
  isAsked: boolean;
  /** The minutes since the server answered, while it does not. */
  ago: number | null;
}

const cardId = 'evening-card';

/** The next room shows this many seconds before the end. */
const soonAt = 10;

/** Checking in or out removes the control that had the focus, so the focus moves to the heading. */
function useFocusAfter(canGo: boolean) {
  const before = useRef(canGo);
  useLayoutEffect(() => {
    if (before.current !== canGo) recoverFocus(document.getElementById(cardId));
    before.current = canGo;
  }, [canGo]);
}

/** A guest's card during the evening: where to be, with whom and for how long. */
export function EveningCard({ eventId, userId, live, ahead, rooms, isAsked, ago }: Props) {
  const { alias } = useUser();
  const called = live.me?.shown_name ?? alias;
  const moment = useMoment(live, ahead);
  const place = ownPlace(live, moment, rooms);
  const soon = moment.state === 'round' && moment.left !== null && moment.left <= soonAt;
  const here = live.me?.here ?? false;
  const canGo = here || place.room !== null;
  useFocusAfter(canGo);
  const over = moment.state === 'ended';
  const lateIn = useLateIn(eventId, live);
  const isLate = place.room !== null && place.room.round === lateIn;
  const changes = [place.room, place.next].flatMap((one) => (one?.changed ? `${one.round}:${one.number}` : []));
  useBuzz(changes);
  const [card, setCard] = useState<HTMLElement | null>(null);
  return (
    <section
      ref={setCard}
      aria-labelledby={cardId}
      className="grid grid-cols-1 gap-5 rounded-xl border border-accent/25 bg-accent-soft p-5 sm:p-7"
    >
      <div className="flex items-center justify-between gap-x-4 gap-y-1 tight:flex-wrap">
        <h2 id={cardId} tabIndex={-1} className="heading min-w-0 text-accent-ink text-xl">
          {titleOf(moment, here)}
        </h2>
        {moment.left !== null && (
          <Clock seconds={moment.left} spoken={t('timeLeft', clockParts(moment.left))} className="heading text-3xl" />
        )}
      </div>
      {!over && <EveningStrip card={card} headingId={cardId} text={stripOf(moment, place, here)} />}
      <LiveRegion urgent={changes.length > 0}>{announcementOf(moment, place, { soon, isLate })}</LiveRegion>
      {!over && <HostWord word={live.me?.word} ahead={ahead} />}
      <WhereToGo
        eventId={eventId}
        moment={moment}
        place={place}
        here={here}
        hereCount={live.here_count}
        automatic={live.automatic}
        soon={soon}
        isLate={isLate}
        breakMinutes={live.break_minutes}
        isAsked={isAsked}
      />
      {ago !== null && (
        <p role="status" className="flex items-center gap-2 font-medium text-caution-ink text-sm">
          <WifiOff size={16} className="shrink-0" aria-hidden />
          {t('lastHeard', { minutes: ago })}
        </p>
      )}
      {!over && called && (
        <p className="text-sm">
          {t.rich('calledOnStage', {
            name: called,
            bdi: (name) => <bdi className="whitespace-nowrap font-semibold">{name}</bdi>,
          })}
        </p>
      )}
      {!over && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-accent/20 border-t pt-3">
          <StayAwake />
          {canGo && <HaveToGo eventId={eventId} userId={userId} />}
        </div>
      )}
    </section>
  );
}
