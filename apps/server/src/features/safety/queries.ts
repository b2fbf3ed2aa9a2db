import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

export interface BlockRow {
  user_id: string;
  alias: string | null;
  event: { id: string; name: string } | null;
  created_at: string | Date;
}

/** A page of the people a person has blocked, newest first, or one of them, with the newest event of both. */
export const blocksOf = (
  db: Db,
  me: string,
  { per_page, offset, only = null }: { per_page: number; offset: number; only?: string | null },
): Promise<(BlockRow & { total: number })[]> =>
  rowsOf(
    db,
    sql`select u.id as user_id, u.alias, b.created_at, b.total, (
        select json_build_object('id', e.id, 'name', e.name) from (
          select r.event_id, r.published_at as at from match_pairs p
            join match_runs r on r.id = p.run_id and r.published_at is not null
            where p.user_a = least(u.id, ${me}::uuid) and p.user_b = greatest(u.id, ${me}::uuid)
          union all
          select s.event_id, s.opened_at from live_seats x
            join live_seats y on y.session_id = x.session_id and y.round = x.round and y.room_number = x.room_number
              and y.user_id = u.id
            join live_sessions s on s.id = x.session_id and s.round > 0 where x.user_id = ${me}
          union all
          select s.event_id, s.opened_at from encounters c join live_sessions s on s.id = c.session_id
            where c.user_a = least(u.id, ${me}::uuid) and c.user_b = greatest(u.id, ${me}::uuid)) known
        join events e on e.id = known.event_id order by known.at desc limit 1) as event
      from (select b.*, count(*) over ()::int as total from blocks b
        where b.user_id = ${me} and (${only}::uuid is null or b.other_id = ${only}::uuid)
        order by b.created_at desc, b.other_id limit ${per_page} offset ${offset}) b
      join users u on u.id = b.other_id order by b.created_at desc, b.other_id`,
  );

/** The running evenings of both people, and their events, locked until the commit in one order. */
export async function lockEveningsOfBoth(tx: Db, one: string, other: string) {
  const both = sql`exists (select 1 from memberships m where m.event_id = e.id and m.user_id = ${one})
    and exists (select 1 from memberships m where m.event_id = e.id and m.user_id = ${other})`;
  const held = await rowsOf<{ id: string }>(
    tx,
    sql`select e.id from events e where ${both}
        and exists (select 1 from live_sessions s where s.event_id = e.id and s.state in ('round', 'break'))
      order by e.id for no key update of e`,
  );
  return held.map(({ id }) => id);
}
