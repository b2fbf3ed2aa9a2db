import type { getRoster } from '@serendip/contract/evening';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { timeOf } from '../../../db/time.ts';
import type { Handler } from '../../../http/bind.ts';

interface RosterRow {
  id: string;
  alias: string | null;
  email: string | null;
  name: string | null;
  state: 'expected' | 'here' | 'waiting';
  since: string;
}

/** All participants, then waiting people in order. Nobody is here after the evening. */
export const rosterHandler: Handler<typeof getRoster> = async ({ event }, { database: { db } }) => {
  const rows = await rowsOf<RosterRow>(
    db,
    sql`select id, alias, email, name_for_host(id, ${event.id}) as name, state, since from (
      select u.id, u.alias, u.email, case when p.here then 'here' else 'expected' end as state,
          case when p.here then p.since else m.joined_at end as since, 0::bigint as place
        from memberships m join users u on u.id = m.user_id
        left join live_sessions s on s.event_id = m.event_id and s.state <> 'ended'
        left join presences p on p.session_id = s.id and p.user_id = m.user_id
        where m.event_id = ${event.id}
      union all
      select u.id, u.alias, u.email, 'waiting', w.since, w.seq from waiting_list w join users u on u.id = w.user_id
        where w.event_id = ${event.id}) everybody
      order by place, alias, id`,
  );
  return {
    participants: rows.map((row) => ({ ...row, since: timeOf(row.since) })),
    here_count: rows.filter(({ state }) => state === 'here').length,
  };
};
