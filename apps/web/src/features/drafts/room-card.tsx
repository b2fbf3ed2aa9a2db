import type { Room } from '@serendip/contract/matching';
import { ArrowRightLeft, Pin, Users } from 'lucide-react';
import { memo } from 'react';
import { texts } from '../../language/texts.ts';
import { cx } from '../../lib/cx.ts';
import { useDropPlace } from '../../lib/use-drop-place.ts';
import { NameBeside } from '../../ui/name-beside.tsx';
import { roomCardId } from './room-card-id.ts';
import { seatButtonId } from './seat-button-id.ts';
import type { Board, Seated } from './use-board.ts';

const t = texts('drafts');

const carried = 'application/x-serendip-seat';

interface Props {
  room: Room;
  title: string;
  /** Why the person who is held or focused should not enter. */
  avoid: string | null;
  /** The person who is held or focused. */
  marked: Seated | null;
  isHeld: boolean;
  board: Board;
}

/** A room as a card. People are dragged with a mouse, picked up with the space bar, or moved by their dialog. */
export const RoomCard = memo(function RoomCard({ room, title, avoid, marked, isHeld, board }: Props) {
  const { over, leave, events } = useDropPlace(carried, (id) => board.dropInRoom(id, room.room_number));
  const isOwn = marked !== null && room.participants.some(({ id }) => id === marked.id);
  const canPut = isHeld && !isOwn;
  return (
    <div
      id={roomCardId(room.room_number)}
      tabIndex={-1}
      {...events}
      className={cx(
        'grid h-full grid-cols-1 content-start gap-1 rounded-lg border p-2.5 transition',
        avoid ? 'border-caution bg-caution-soft' : over ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex items-center justify-between gap-2 px-1">
        <h3 className="heading wrap-anywhere min-w-0 text-base">
          <bdi>{title}</bdi>
        </h3>
        <span className="flex shrink-0 items-center gap-2 text-ink-soft text-xs tabular-nums">
          <span className="inline-flex items-center gap-1">
            <Users size={13} aria-hidden />
            <span className="sr-only">{t('peopleCount')} </span>
            {room.participants.length}
          </span>
          {room.match_percentage !== null && (
            <span className="font-semibold text-accent-ink">{room.match_percentage} %</span>
          )}
        </span>
      </div>
      {avoid && <p className="wrap-anywhere px-1 text-caution-ink text-xs">{avoid}</p>}
      <ul className="grid grid-cols-1">
        {room.participants.map((person) => (
          <li
            key={person.id}
            draggable={!person.pinned}
            onDragStart={(event) => {
              event.dataTransfer.setData(carried, person.id);
              event.dataTransfer.effectAllowed = 'move';
              board.hold(person, room.room_number);
            }}
            onDragEnd={() => board.letGo()}
            onDrop={(event) => {
              event.preventDefault();
              event.stopPropagation();
              leave();
              board.dropOnPerson(event.dataTransfer.getData(carried), person.id);
            }}
          >
            <button
              type="button"
              id={seatButtonId(person.id)}
              aria-pressed={marked?.id === person.id && isHeld}
              onFocus={() => board.look(person, room.room_number)}
              onKeyDown={(event) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                board.pressSpace(person, room.room_number);
              }}
              onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
              onClick={() => board.open(person, room.room_number)}
              className="flex min-h-11 w-full min-w-0 items-center gap-1.5 rounded-sm px-1.5 text-left text-sm transition hover:bg-hover aria-pressed:bg-accent-soft pointer-fine:min-h-8"
            >
              <span className="sr-only">{t('moveBefore')} </span>
              <span className="wrap-anywhere min-w-0 font-semibold">
                <NameBeside name={person.name} alias={person.alias ?? t('noAlias')} />
              </span>
              <span className="ml-auto flex shrink-0 items-center gap-2">
                {person.pinned && (
                  <span className="text-accent-ink">
                    <Pin size={14} aria-hidden />
                    <span className="sr-only">{t('pinnedAfter')}</span>
                  </span>
                )}
                <ArrowRightLeft size={16} aria-hidden className="text-ink-faint pointer-fine:hidden" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {canPut && (
        <button
          type="button"
          onClick={() => marked && board.dropInRoom(marked.id, room.room_number)}
          className="min-h-11 rounded-sm border border-line-strong border-dashed px-2 text-left text-accent-ink text-sm hover:bg-hover pointer-fine:min-h-8"
        >
          {t('putHere')}
        </button>
      )}
    </div>
  );
});
