import { Badge } from '../../../ui/badge.tsx';
import type { Moment } from '../moment.ts';
import { CodeForm } from './code-form.tsx';
import type { OwnPlace } from './own-place.ts';
import { RoomTitle } from './room-title.tsx';
import { Roommates } from './roommates.tsx';
import { fromLater, fromNow } from './words.ts';

interface Props {
  eventId: string;
  moment: Moment;
  place: OwnPlace;
  here: boolean;
  hereCount: number;
  automatic: boolean;
  /** The round ends in a moment. */
  soon: boolean;
  /** The room was assigned during the round. */
  isLate: boolean;
  breakMinutes: number;
  /** Some of the event's questions have no answer yet. */
  isAsked: boolean;
}

const Changed = () => <Badge tone="caution">Changed</Badge>;

const ToBeHere = ({ eventId, children }: { eventId: string; children: string }) => (
  <div className="grid grid-cols-1 gap-4">
    <p>{children}</p>
    <CodeForm eventId={eventId} />
  </div>
);

/** The body of the guest's card: where to go, in each state of the evening. */
export function WhereToGo({
  eventId,
  moment,
  place,
  here,
  hereCount,
  automatic,
  soon,
  isLate,
  breakMinutes,
  isAsked,
}: Props) {
  const { room, people, next, unheard } = place;
  const { state, left } = moment;
  if (state === 'ended') return <p>You can write to everybody you met. You find them in your matches below.</p>;
  if (room)
    return (
      <div className="grid grid-cols-1 gap-4">
        {isLate && <p className="font-semibold text-lg">{fromNow(room)}</p>}
        <div className="flex flex-wrap items-center gap-3">
          <RoomTitle place={room} />
          {room.changed && <Changed />}
        </div>
        {(soon || left === 0) && (
          <div className="grid gap-1 rounded-lg bg-accent px-5 py-4 text-on-accent">
            {left === 0 && <p className="font-semibold">Time is up. The host will go on in a moment.</p>}
            {next && <RoomTitle place={next} before="Next:" />}
            {!next && left !== 0 && <p className="font-semibold">The last seconds of the last round</p>}
          </div>
        )}
        {!unheard && <Roommates people={people} eventId={eventId} />}
      </div>
    );
  if (!here && !next)
    return (
      <ToBeHere eventId={eventId}>
        {state === 'doors'
          ? 'Scan the code on the screen at the venue, or type its six characters.'
          : 'The evening is on. Scan the code on the screen at the venue, or type its six characters, and you get a room.'}
      </ToBeHere>
    );
  if (state === 'doors')
    return (
      <div className="grid gap-1">
        <p className="text-lg">When round 1 starts, this page tells you where to go. Keep it open.</p>
        <p className="text-ink-soft">{hereCount === 1 ? 'You are the first.' : `${hereCount} people are here.`}</p>
      </div>
    );
  if (next && state !== 'break' && !unheard) {
    const runs = automatic && state === 'round' && left !== null;
    return (
      <div className="grid grid-cols-1 gap-3">
        <p className="text-lg">
          {fromLater(next, runs ? left + breakMinutes * 60 : null)}
          {isAsked && ' Answer the questions meanwhile.'}
        </p>
        {next.changed && (
          <div>
            <Changed />
          </div>
        )}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {state !== 'break' && (
        <p className="text-lg">
          {unheard
            ? 'Your phone does not know your room yet. Find your name on the stage, or ask the host.'
            : 'You have no room in this round. You get one as soon as there is a place for you.'}
        </p>
      )}
      {next && (
        <div className="flex flex-wrap items-center gap-3">
          <RoomTitle place={next} before="Next:" />
          {next.changed && <Changed />}
        </div>
      )}
      {state === 'break' && next && (
        <p className="text-lg">
          {automatic ? `Round ${next.round} begins when the clock is at 0:00.` : `The host starts round ${next.round}.`}
        </p>
      )}
      {state === 'break' && !next && <p className="text-lg">Your next room shows here in a moment.</p>}
    </div>
  );
}
