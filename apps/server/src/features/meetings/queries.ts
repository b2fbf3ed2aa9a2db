import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';
import type { When } from '../event-facts/moments.ts';

/** The caller's answer and note about another person at an event, as columns `meeting` and `note`. */
export const saidOf = (eventId: string, callerId: string, other: SQL): SQL => sql`
  (select json_build_object('met', a.met, 'glad', a.glad) from meeting_answers a
    where a.event_id = ${eventId} and a.user_id = ${callerId} and a.other_id = ${other}) as meeting,
  (select n.note from match_notes n
    where n.event_id = ${eventId} and n.user_id = ${callerId} and n.other_id = ${other}) as note`;

export interface EventBeginning extends Pick<When, 'event_date' | 'start_time' | 'time_zone'> {
  /** A round of an evening has begun. */
  round_begun: boolean;
}

/** The columns that decide whether the event has begun. */
export const beginningOf = (eventId: string): SQL => sql`
  (select json_build_object('event_date', e.event_date::text, 'start_time', e.start_time, 'time_zone', e.time_zone,
    'round_begun', exists (select 1 from live_sessions s where s.event_id = e.id and s.round > 0))
    from events e where e.id = ${eventId})`;

/** The newest published run that pairs the two. */
const runWithBoth = (eventId: string, one: string, other: string): SQL => sql`
  (select r.id from match_runs r join match_pairs p on p.run_id = r.id
    where r.event_id = ${eventId} and r.published_at is not null
      and p.user_a = least(${one}::uuid, ${other}::uuid) and p.user_b = greatest(${one}::uuid, ${other}::uuid)
    order by r.seq desc limit 1)`;

/** They share a room in a published run, or in a round that has begun. */
const inOneRoom = (eventId: string, one: string, other: string): SQL => sql`
  (exists (select 1 from room_seats a
      join room_seats b on b.run_id = a.run_id and b.round = a.round and b.room_number = a.room_number
      join match_runs r on r.id = a.run_id and r.event_id = ${eventId} and r.published_at is not null
      where a.user_id = ${one} and b.user_id = ${other})
    or exists (select 1 from live_seats a
      join live_seats b on b.session_id = a.session_id and b.round = a.round and b.room_number = a.room_number
      join live_sessions s on s.id = a.session_id and s.event_id = ${eventId} and a.round <= s.round
      where a.user_id = ${one} and b.user_id = ${other})
    or exists (select 1 from encounters c
      join live_sessions s on s.id = c.session_id and s.event_id = ${eventId} and c.round <= s.round
      where c.user_a = least(${one}::uuid, ${other}::uuid) and c.user_b = greatest(${one}::uuid, ${other}::uuid)))`;

interface Together {
  /** Null when no published run pairs them. */
  run_id: string | null;
  in_one_room: boolean;
  beginning: EventBeginning;
}

/** How two people know each other at an event. */
export async function togetherAt(tx: Db, eventId: string, one: string, other: string): Promise<Together> {
  const [row] = await rowsOf<Together>(
    tx,
    sql`select ${runWithBoth(eventId, one, other)} as run_id, ${inOneRoom(eventId, one, other)} as in_one_room,
      ${beginningOf(eventId)} as beginning`,
  );
  if (!row) throw new Error('asking for two people returned nothing');
  return row;
}
