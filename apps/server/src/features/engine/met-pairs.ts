import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

export interface WhoMet {
  /** Counts meetings at all events of the host. */
  mix: boolean;
  /** An evening to skip: the caller that repairs it knows its rounds. */
  without?: string;
}

/**
 * Pairs of participants who have met, at this event or with `mix` at any event of its host. They met if one of them
 * says so, or if they shared a room in a round that had begun and not both say no. People who never came to an evening
 * with check-in met nobody there.
 */
export async function metPairs(tx: Db, eventId: string, { mix, without }: WhoMet): Promise<[string, string][]> {
  const rows = await rowsOf<{ a: string; b: string }>(
    tx,
    sql`with counted as (
        select e.id from events e join events here on here.id = ${eventId} and (e.id = here.id or (${mix}::boolean and e.host_id = here.host_id))),
      people as (select m.user_id from memberships m where m.event_id = ${eventId}),
      said as (
        select a.event_id, least(a.user_id, a.other_id) as a, greatest(a.user_id, a.other_id) as b,
          bool_or(a.met) as met, count(*) = 2 and not bool_or(a.met) as denied
        from meeting_answers a where a.event_id in (select id from counted) group by 1, 2, 3),
      evenings as (select s.* from live_sessions s where s.event_id in (select id from counted)
        and s.id is distinct from ${without ?? null}::uuid),
      sat as (
        select s.event_id, l.user_id as a, o.user_id as b
        from evenings s
        join live_seats l on l.session_id = s.id and l.round <= s.round and l.user_id in (select user_id from people)
        join live_seats o on o.session_id = s.id and o.round = l.round and o.room_number = l.room_number and o.user_id > l.user_id
        where (not s.by_presence or 2 = (
          select count(*) from presences p where p.session_id = s.id and p.user_id in (l.user_id, o.user_id)))
        union
        select s.event_id, c.user_a, c.user_b from encounters c join evenings s on s.id = c.session_id and c.round <= s.round),
      together as (
        select a, b from said where met
        union
        select t.a, t.b from sat t where not exists (
          select 1 from said n where n.event_id = t.event_id and n.a = t.a and n.b = t.b and n.denied))
      select t.a, t.b from together t
        join people one on one.user_id = t.a join people other on other.user_id = t.b order by t.a, t.b`,
  );
  return rows.map(({ a, b }) => [a, b]);
}
