import { useQuery } from '@tanstack/react-query';
import { DoorOpen, Hourglass } from 'lucide-react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { HoldFocusInPlace } from '../../ui/hold-focus-in-place.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { roomLabel } from '../event-facts/room-label.ts';
import { roomNameOf } from '../event-facts/room-name-of.ts';
import { myMatches } from '../matching/queries.ts';
import { PushButton } from '../notifications/push-button.tsx';
import { MatchGroups } from './match-groups.tsx';
import { MyRooms } from './my-rooms.tsx';

const t = texts('matches');

/** Polls while there are no matches, since the host can run matching at any time. */
const askAgainEvery = 30_000;
/** Polls when there are matches too: a new run changes everyone's room. */
const askForChangesEvery = 60_000;

interface Props {
  eventId: string;
  /** The host's names for the rooms. */
  roomNames: readonly string[] | null;
  /** The event is closed, so there will be no more matching. */
  closed: boolean;
  /** Some questions have no answer yet. */
  isAsked: boolean;
  /** The follow-up asks whom the user met, so the lists do not. */
  followsUp: boolean;
}

/** The people the user should meet at this event, best first. */
export function MyMatches({ eventId, roomNames, closed, isAsked, followsUp }: Props) {
  const {
    data: mine,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...myMatches(eventId),
    refetchInterval: ({ state }) => (closed ? false : state.data?.matches.length ? askForChangesEvery : askAgainEvery),
  });
  const matches = mine?.matches;
  const rooms = mine?.rooms ?? [];
  // Not a match's `room_number`: that is the run's, and the evening may have changed it.
  const room = rooms.find(({ left }) => !left)?.room_number;
  const matched = new Set(matches?.map(({ user }) => user.id));
  // With one round the room is a badge, until it has people to ask about.
  const askedInRooms = rooms.some(({ begun, people }) => begun && people.some(({ id }) => !matched.has(id)));
  const showsRooms = rooms.length > 1 || askedInRooms;
  if (closed && matches?.length === 0 && !askedInRooms) return null;
  return (
    <section aria-labelledby="your-matches" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="your-matches" tabIndex={-1} className="heading text-2xl outline-none">
          {t('title')}
        </h2>
        {room !== undefined && !showsRooms && (
          <Badge tone="accent" icon={<DoorOpen size={14} aria-hidden />}>
            <span>
              {t.rich('inRoom', {
                room: roomLabel(room, roomNameOf(roomNames, room)),
                name: (label) => <bdi>{label}</bdi>,
              })}
            </span>
          </Badge>
        )}
      </div>
      {showsRooms && (
        <MyRooms eventId={eventId} rooms={rooms} roomNames={roomNames} matched={matched} asks={!followsUp} />
      )}
      <LiveRegion>{matches?.length ? t('toMeet', { count: matches.length }) : ''}</LiveRegion>
      <HoldFocusInPlace>
        {matches?.length ? (
          <MatchGroups eventId={eventId} matches={matches} meetingsOpen={mine?.meetings_open === true && !followsUp} />
        ) : matches ? (
          // Somebody who came late has rooms and no matches.
          rooms.length === 0 && <WaitingForTheHost isAsked={isAsked} />
        ) : error ? (
          <FailedToLoad retry={() => void refetch()} again={isFetching}>
            {statusMessage(error, t('failed'))}
          </FailedToLoad>
        ) : (
          <Loading label={t('loading')}>
            <Skeleton className="h-24 rounded-xl" />
          </Loading>
        )}
      </HoldFocusInPlace>
    </section>
  );
}

const WaitingForTheHost = ({ isAsked }: { isAsked: boolean }) => (
  <div className="flex items-center gap-4 rounded-xl border border-line border-dashed px-5 py-5">
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-ink">
      <Hourglass size={20} />
    </span>
    <div>
      <p className="font-semibold">{t('waiting')}</p>
      <p className="text-ink-soft text-sm">{isAsked ? t('waitingAsked') : t('waitingHint')}</p>
      <div className="mt-3 empty:hidden">
        <PushButton label={t('tellMe')} />
      </div>
    </div>
  </div>
);
