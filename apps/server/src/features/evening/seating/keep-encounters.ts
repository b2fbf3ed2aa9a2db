import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';

/**
 * Before these people's seats in the running round change, stores that they met the others in their room. In an evening
 * with check-in, people who never came have met nobody.
 */
export const keepEncounters = (
  tx: Db,
  session: { id: string; round: number; byPresence: boolean },
  userIds: string[],
) =>
  tx.execute(sql`insert into encounters (session_id, user_a, user_b, round, room_number)
    select distinct a.session_id, least(a.user_id, b.user_id), greatest(a.user_id, b.user_id), a.round, a.room_number
    from live_seats a join live_seats b on b.session_id = a.session_id and b.round = a.round
      and b.room_number = a.room_number and b.user_id <> a.user_id
    where a.session_id = ${session.id} and a.round = ${session.round} and a.user_id = any(${sql.param(userIds)}::uuid[])
      and (not ${session.byPresence}::boolean or 2 = (select count(*) from presences p
        where p.session_id = a.session_id and p.user_id in (a.user_id, b.user_id)))
    on conflict do nothing`);
