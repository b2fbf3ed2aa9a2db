import type { Room } from '@serendip/contract/matching';
import { texts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { LongList } from '../../ui/long-list.tsx';
import { roomLabel } from '../event-facts/room-label.ts';
import { roomNameOf } from '../event-facts/room-name-of.ts';
import { CategoryBadge } from './category-badge.tsx';
import { matchScore } from './export-rows.ts';
import { PersonLine } from './person-line.tsx';
import { RoomHint } from './room-hint.tsx';

const t = texts('matching');

const RoomTile = ({ room, name }: { room: Room; name: string | null }) => (
  <li className="grid grid-cols-1 content-start gap-3.5 rounded-lg border border-line bg-surface p-4">
    <div className="flex items-baseline justify-between gap-3">
      <h4 className="heading wrap-anywhere min-w-0 text-lg">
        <bdi>{roomLabel(room.room_number, name)}</bdi>
      </h4>
      {room.match_percentage !== null && (
        <span className="font-semibold text-accent-ink text-sm tabular-nums">{matchScore(room.match_percentage)}</span>
      )}
    </div>
    <ul className="grid grid-cols-1 gap-2.5">
      {room.participants.map((person) => (
        <li key={person.id}>
          <PersonLine person={person} />
          {person.moved && <Badge tone="caution">{t('moved')}</Badge>}
        </li>
      ))}
    </ul>
    {room.match_category && (
      <div>
        <CategoryBadge category={room.match_category} />
      </div>
    )}
    {room.told_little !== null && <RoomHint toldLittle={room.told_little} />}
  </li>
);

/** The rooms of a run, with their people. */
export const RoomList = ({ rooms, names }: { rooms: readonly Room[]; names: readonly string[] | null }) => (
  <LongList items={rooms} className="grid grid-cols-1 gap-3" rowsClassName="grid grid-cols-1 gap-3 sm:grid-cols-2">
    {(room) => <RoomTile key={room.room_number} room={room} name={roomNameOf(names, room.room_number)} />}
  </LongList>
);
