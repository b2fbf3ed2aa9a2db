import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';

const anyEvent = () => sql`true`;

/** Condition on events `e`: created or co-hosted by a person. */
const hosts = (who: SQL): SQL => sql`e.id in (select id from events where host_id = ${who}
  union all select event_id from cohosts where user_id = ${who})`;

/**
 * Pairs of people who know each other at the events that `at` selects by id. Blocks do not count, so that the result
 * does not reveal them.
 */
const knowEachOther = (me: string, other: SQL, at: (eventId: SQL) => SQL = anyEvent): SQL => sql`(
  exists (select 1 from match_pairs p join match_runs r on r.id = p.run_id and r.published_at is not null
    where p.user_a = least(${me}::uuid, ${other}) and p.user_b = greatest(${me}::uuid, ${other}) and ${at(sql`r.event_id`)})
  or exists (select 1 from room_seats a
    join room_seats b on b.run_id = a.run_id and b.round = a.round and b.room_number = a.room_number and b.user_id = ${other}
    join match_runs r on r.id = a.run_id and r.published_at is not null where a.user_id = ${me} and ${at(sql`r.event_id`)})
  or exists (select 1 from live_seats a
    join live_seats b on b.session_id = a.session_id and b.round = a.round and b.room_number = a.room_number
      and b.user_id = ${other}
    join live_sessions s on s.id = a.session_id and s.round > 0 where a.user_id = ${me} and ${at(sql`s.event_id`)})
  or exists (select 1 from encounters c join live_sessions s on s.id = c.session_id
    where c.user_a = least(${me}::uuid, ${other}) and c.user_b = greatest(${me}::uuid, ${other}) and ${at(sql`s.event_id`)})
  or exists (select 1 from memberships m join events e on e.id = m.event_id
    where m.user_id = ${me} and ${hosts(other)} and ${at(sql`e.id`)})
  or exists (select 1 from cards c join memberships a on a.user_id = ${me}
    join memberships b on b.event_id = a.event_id and b.user_id = ${other}
    where c.user_id = ${other} and c.sight = 'events' and ${at(sql`a.event_id`)}))`;

/** People a host can see at their events: participants, people placed by a run, and people in a report. */
const hostSees = (me: string, other: SQL, at: (eventId: SQL) => SQL = anyEvent): SQL => sql`
  exists (select 1 from events e where ${hosts(sql`${me}::uuid`)} and ${at(sql`e.id`)} and (
    exists (select 1 from memberships m where m.event_id = e.id and m.user_id = ${other})
    or exists (select 1 from room_seats s join match_runs r on r.id = s.run_id
      where r.event_id = e.id and r.status = 'completed' and s.user_id = ${other})
    or exists (select 1 from reports t where t.event_id = e.id and ${other} in (t.reporter_id, t.reported_id))))`;

const wrote = (me: string, other: SQL): SQL => sql`
  exists (select 1 from messages m where least(m.sender_id, m.recipient_id) = least(${me}::uuid, ${other})
    and greatest(m.sender_id, m.recipient_id) = greatest(${me}::uuid, ${other}))`;

/** The host of an event is shown to people whom they ask to host it with them. */
const askedMe = (me: string, other: SQL): SQL => sql`
  exists (select 1 from cohost_invitations i join events e on e.id = i.event_id
    where i.user_id = ${me} and i.state = 'open' and e.host_id = ${other})`;

/** Whether a person can see another one anywhere. Undefined: unknown person. */
export async function seesAnywhere(db: Db, me: string, other: string): Promise<boolean | undefined> {
  const [row] = await rowsOf<{ seen: boolean }>(
    db,
    sql`select (${knowEachOther(me, sql`u.id`)} or ${wrote(me, sql`u.id`)} or ${hostSees(me, sql`u.id`)}
        or ${askedMe(me, sql`u.id`)}) as seen
      from users u where u.id = ${other} and u.erased_at is null`,
  );
  return row?.seen;
}

/** The same at one event. There, a person who only wrote must also take part. */
export async function seesAtEvent(db: Db, me: string, other: string, eventId: string): Promise<boolean | undefined> {
  const here = (id: SQL) => sql`${id} = ${eventId}::uuid`;
  const [row] = await rowsOf<{ seen: boolean }>(
    db,
    sql`select (${knowEachOther(me, sql`u.id`, here)} or ${hostSees(me, sql`u.id`, here)} or (${wrote(me, sql`u.id`)}
        and exists (select 1 from memberships m where m.event_id = ${eventId} and m.user_id = u.id))) as seen
      from users u where u.id = ${other} and u.erased_at is null`,
  );
  return row?.seen;
}
