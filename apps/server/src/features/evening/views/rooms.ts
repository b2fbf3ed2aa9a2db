import type { getLiveRooms } from '@serendip/contract/evening';
import { say } from '@serendip/texts/sentence';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { invalid } from '../../../errors.ts';
import type { Handler } from '../../../http/bind.ts';
import { aliasOf } from '../../identity/present.ts';
import { roomName } from './room-name.ts';

interface SeatedRow {
  id: string;
  alias: string | null;
  name: string | null;
  room_number: number | null;
  moved: boolean | null;
  changed: boolean | null;
}

/** The rooms of one round, and people who are here without a room. */
export const liveRoomsHandler: Handler<typeof getLiveRooms> = async ({ event, query }, { database: { db } }) => {
  const [session] = await rowsOf<{ id: string; shown: number; rounds: number; room_names: string[] | null }>(
    db,
    sql`select s.id, s.rounds, e.room_names, least(s.rounds, s.round + case s.state when 'break' then 1 else 0 end) as shown
      from live_sessions s join events e on e.id = s.event_id
      where s.event_id = ${event.id} order by s.version desc limit 1`,
  );
  const round = query.round === undefined ? (session?.shown ?? 0) : Number(query.round);
  if (query.round !== undefined && (round < 1 || round > (session?.rounds ?? 0))) throw invalid(say('no_such_round'));
  if (!session) return { round, rooms: [], without_room: [] };
  const rows = await rowsOf<SeatedRow>(
    db,
    sql`select u.id, u.alias, public_name(u.id, ${event.id}) as name, t.room_number, t.moved, t.changed from (
        select user_id from live_seats where session_id = ${session.id} and round = ${round}
        union select user_id from presences where session_id = ${session.id} and here) shown
      join users u on u.id = shown.user_id
      left join live_seats t on t.session_id = ${session.id} and t.round = ${round} and t.user_id = u.id
      order by t.room_number, u.alias, u.id`,
  );
  const seated = Map.groupBy(rows, ({ room_number: number }) => number);
  const without = seated.get(null) ?? [];
  seated.delete(null);
  return {
    round,
    rooms: [...seated].map(([number, people]) => ({
      room_number: Number(number),
      room_name: roomName(session.room_names, Number(number)),
      people: people.map(({ id, alias, name, moved, changed }) => ({
        id,
        alias: aliasOf(alias),
        name,
        moved: moved ?? false,
        changed: changed ?? false,
      })),
    })),
    without_room: without.map(({ id, alias, name }) => ({ id, alias: aliasOf(alias), name })),
  };
};
