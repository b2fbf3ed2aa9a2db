import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { HostedEvent } from '../../http/authorise.ts';
import { type PersonRow, personInRoom } from './queries.ts';

export interface HeldRow {
  room_number: number;
  participants: (PersonRow & { moved: boolean })[];
}

/** The newest evening that used a run, and how many rounds of it have begun. */
export async function eveningOfRun(db: Db, runId: string): Promise<{ id: string; round: number } | undefined> {
  const [evening] = await rowsOf<{ id: string; round: number }>(
    db,
    sql`select id, round from live_sessions where match_run_id = ${runId} and round > 0 order by version desc limit 1`,
  );
  return evening;
}

/**
 * The rooms of a round as people sat in them: the last seats, and for people who moved or left before the round's end
 * also the room they sat in before.
 */
export const heldRoomsOf = (db: Db, host: HostedEvent, sessionId: string, round: number): Promise<HeldRow[]> =>
  rowsOf<HeldRow>(
    db,
    sql`with sat as (
        select l.user_id, l.room_number, l.moved and not exists (select 1 from room_seats r
            join live_sessions e on e.match_run_id = r.run_id and e.id = l.session_id
            where r.pinned and r.round = l.round and r.user_id = l.user_id and r.room_number = l.room_number) as moved
          from live_seats l where l.session_id = ${sessionId} and l.round = ${round}
        union all
        select v.user_id, c.room_number, false from encounters c
          cross join lateral (values (c.user_a), (c.user_b)) as v(user_id)
          where c.session_id = ${sessionId} and c.round = ${round} and c.room_number is not null),
      people as (
        select user_id, count(distinct room_number) > 1 or bool_or(moved) as moved from sat group by user_id)
      select s.room_number, json_agg(${personInRoom(sql`u`, host)} || jsonb_build_object('moved', p.moved)
        order by u.alias, u.id) as participants
      from (select distinct user_id, room_number from sat) s join people p on p.user_id = s.user_id
      join users u on u.id = s.user_id and u.erased_at is null
      group by s.room_number order by s.room_number`,
  );
