import type { Room } from '@serendip/contract/matching';
import { LongList } from '../../ui/long-list.tsx';
import { CategoryBadge } from './category-badge.tsx';
import { matchScore } from './export-rows.ts';
import { PersonLine } from './person-line.tsx';
import { RoomHint } from './room-hint.tsx';

const RoomTile = ({ room }: { room: Room }) => (
  <li className="grid grid-cols-1 content-start gap-3.5 rounded-lg border border-line bg-surface p-4">
    <div className="flex items-baseline justify-between gap-3">
      <h4 className="heading text-lg">Room {room.room_number}</h4>
      <span className="font-semibold text-accent-ink text-sm tabular-nums">{matchScore(room.match_percentage)}</span>
    </div>
    <ul className="grid grid-cols-1 gap-2.5">
      {room.participants.map((person) => (
        <li key={person.id}>
          <PersonLine person={person} />
        </li>
      ))}
    </ul>
    <div>
      <CategoryBadge category={room.match_category} />
    </div>
    {room.told_little !== null && <RoomHint toldLittle={room.told_little} />}
  </li>
);

/** The rooms of a run and who sits in them. */
export const RoomList = ({ rooms }: { rooms: readonly Room[] }) => (
  <LongList items={rooms} className="grid grid-cols-1 gap-3" rowsClassName="grid grid-cols-1 gap-3 sm:grid-cols-2">
    {(room) => <RoomTile key={room.room_number} room={room} />}
  </LongList>
);
