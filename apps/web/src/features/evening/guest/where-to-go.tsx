import { texts } from '../../../language/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Moment } from '../moment.ts';
import { CodeForm } from './code-form.tsx';
import type { OwnPlace } from './own-place.ts';
import { RoomTitle } from './room-title.tsx';
import { Roommates } from './roommates.tsx';
import { fromLater, fromNow } from './words.ts';

const t = texts('evening');

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

const Changed = () => <Badge tone="caution">{t('changed')}</Badge>;

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
  if (state === 'ended') return <p>{t('writeToThem')}</p>;
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
            {left === 0 && <p className="font-semibold">{t('timeIsUp')}</p>}
            {next && <RoomTitle place={next} isNext />}
            {!next && left !== 0 && <p className="font-semibold">{t('lastSeconds')}</p>}
          </div>
        )}
        {!unheard && <Roommates people={people} eventId={eventId} />}
      </div>
    );
  if (!here && !next)
    return <ToBeHere eventId={eventId}>{state === 'doors' ? t('scanAtDoors') : t('scanToJoin')}</ToBeHere>;
  if (state === 'doors')
    return (
      <div className="grid gap-1">
        <p className="text-lg">{t('waitForRound')}</p>
        <p className="text-ink-soft">{t('hereCount', { count: hereCount })}</p>
      </div>
    );
  if (next && state !== 'break' && !unheard) {
    const runs = automatic && state === 'round' && left !== null;
    return (
      <div className="grid grid-cols-1 gap-3">
        <p className="text-lg">
          {fromLater(next, runs ? left + breakMinutes * 60 : null)}
          {isAsked && ` ${t('answerMeanwhile')}`}
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
      {state !== 'break' && <p className="text-lg">{unheard ? t('unheard') : t('noRoom')}</p>}
      {next && (
        <div className="flex flex-wrap items-center gap-3">
          <RoomTitle place={next} isNext />
          {next.changed && <Changed />}
        </div>
      )}
      {state === 'break' && next && (
        <p className="text-lg">
          {automatic
            ? t('beginsAtZero', { round: String(next.round) })
            : t('hostStarts', { round: String(next.round) })}
        </p>
      )}
      {state === 'break' && !next && <p className="text-lg">{t('nextSoon')}</p>}
    </div>
  );
}
