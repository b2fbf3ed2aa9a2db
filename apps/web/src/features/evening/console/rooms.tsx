import type { Live } from '@serendip/contract/evening';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { errorText, statusMessage } from '../../../api/errors.ts';
import { texts } from '../../../language/texts.ts';
import { recoverFocus } from '../../../lib/lost-focus.ts';
import { roundNumbers } from '../../../lib/round-numbers.ts';
import { useReadAgain } from '../../../lib/use-read-again.ts';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { Field } from '../../../ui/field.tsx';
import { LongList } from '../../../ui/long-list.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { roomLabel } from '../../event-facts/room-label.ts';
import { MoveAnyway, rulesInTheWay } from '../../rules/move-anyway.tsx';
import { eveningKeys, roomsOf, useMove } from '../queries.ts';
import { MoveDialog } from './move-dialog.tsx';
import { RoomTile, type Seated, seatId } from './room-tile.tsx';

const t = texts('console');

/** Milliseconds. A move by another host is no step of the evening, so polling the evening does not show it. */
const readAgainEvery = 5_000;

interface Props {
  eventId: string;
  live: Live;
  /** The round that is on, or, in a break, the next. */
  from: number;
}

interface Move {
  person: Seated;
  room: number;
  label: string;
  round: number;
}

/** The rooms of the current round and of the next ones. People move by a tap or, with a mouse, by dragging. */
export function Rooms({ eventId, live, from }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const round = chosen !== null && chosen >= from ? chosen : from;
  const { data, error, isFetching, refetch } = useQuery({
    ...roomsOf(eventId, round),
    refetchInterval: readAgainEvery,
  });
  const { mutate } = useMove(eventId);
  const [moving, setMoving] = useState<Seated | null>(null);
  const [doubt, setDoubt] = useState<{ move: Move; sentences: string[] } | null>(null);
  const moved = useRef<string | null>(null);
  useReadAgain(eveningKeys.rooms(eventId), `${live.version} ${live.here_count} ${live.expected_count}`);
  // The moved person's button, which had the focus, leaves the room.
  useLayoutEffect(() => {
    if (data && moved.current) recoverFocus(document.getElementById(seatId(moved.current)));
  }, [data]);

  const move = (wanted: Move, anyway = false) => {
    const { person, room, label, round: of } = wanted;
    setMoving(null);
    setDoubt(null);
    moved.current = person.id;
    mutate(
      { user_id: person.id, room_number: room, round: of, heed_rules: !anyway },
      {
        onSuccess: () =>
          toast.success(t('rooms.movedTo', { name: person.name ?? person.alias ?? t('someone'), room: label })),
        onError: (failure) => {
          const sentences = rulesInTheWay(failure);
          if (sentences) setDoubt({ move: wanted, sentences });
          else toast.error(errorText(failure, t('failed')));
        },
      },
    );
  };
  const people = [...(data?.rooms.flatMap((room) => room.people) ?? []), ...(data?.without_room ?? [])];
  const drop = (personId: string, room: number, label: string) => {
    const person = people.find(({ id }) => id === personId);
    if (person) move({ person, room, label, round });
  };
  const rounds = roundNumbers(from, live.rounds);
  return (
    <section aria-labelledby="rooms" className="grid grid-cols-1 gap-3">
      <h2 id="rooms" className="heading text-xl">
        {t('rooms.title')}
      </h2>
      {rounds.length > 1 && (
        <Field label={t('rooms.round')}>
          {(control) => (
            <Select {...control} value={round} onChange={(event) => setChosen(Number(event.target.value))}>
              {rounds.map((number) => (
                <option key={number} value={number}>
                  {number === live.round
                    ? t('rooms.roundNow', { round: String(number) })
                    : t('rooms.roundOf', { round: String(number) })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {data && data.without_room.length > 0 && (
        <RoomTile title={t('rooms.withoutRoom')} people={data.without_room} onPick={setMoving} />
      )}
      {data ? (
        <LongList
          items={data.rooms}
          className="grid grid-cols-1 gap-3"
          rowsClassName="grid grid-cols-1 gap-3 sm:grid-cols-2"
        >
          {(room) => {
            const label = roomLabel(room.room_number, room.room_name);
            return (
              <li key={room.room_number} className="grid grid-cols-1">
                <RoomTile
                  title={label}
                  people={room.people}
                  onPick={setMoving}
                  onDrop={(personId) => drop(personId, room.room_number, label)}
                />
              </li>
            );
          }}
        </LongList>
      ) : (
        error && (
          <FailedToLoad retry={() => void refetch()} again={isFetching}>
            {statusMessage(error, t('rooms.loadFailed'))}
          </FailedToLoad>
        )
      )}
      {moving && data && (
        <MoveDialog
          key={moving.id}
          person={moving}
          round={data.round}
          rooms={data.rooms}
          names={live.room_names}
          onMove={(room, label) => move({ person: moving, room, label, round: data.round })}
          onClose={() => setMoving(null)}
        />
      )}
      <MoveAnyway
        sentences={doubt?.sentences ?? null}
        onMove={() => doubt && move(doubt.move, true)}
        onCancel={() => setDoubt(null)}
      />
    </section>
  );
}
