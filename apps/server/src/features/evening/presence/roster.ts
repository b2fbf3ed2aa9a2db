import type { getRoster } from '@serendip/contract/evening';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { timeOf, timeOrNull } from '../../../db/time.ts';
import type { Handler } from '../../../http/bind.ts';

interface RosterRow {
  id: string;
  alias: string | null;
  email: string | null;
  name: string | null;
  shown_name: string | null;
  state: 'expected' | 'here' | 'waiting' | 'asking';
  since: string;
  joined_at: string | null;
}

/** All participants, then people who wait for a place, then people who ask, each in order. Nobody is here after the evening. */
export const rosterHandler: Handler<typeof getRoster> = async ({ event }, { database: { db } }) => {
  const rows = await rowsOf<RosterRow>(
    db,
    sql`select id, alias, email, name_for_host(id, ${event.id}) as name, public_name(id, ${event.id}) as shown_name, state, since, joined_at from (
      select u.id, u.alias, u.email, case when p.here then 'here' else 'expected' end as state,
          case when p.here then p.since else m.joined_at end as since, m.joined_at, 0::bigint as place
        from memberships m join users u on u.id = m.user_id
        left join live_sessions s on s.event_id = m.event_id and s.state <> 'ended'
        left join presences p on p.session_id = s.id and p.user_id = m.user_id
        where m.event_id = ${event.id}
      union all
      select u.id, u.alias, u.email, 'waiting', w.since, null, w.seq from waiting_list w join users u on u.id = w.user_id
        where w.event_id = ${event.id}
      union all
      select u.id, u.alias, u.email, 'asking', k.since, null, 0 from asks k join users u on u.id = k.user_id
        where k.event_id = ${event.id}) everybody
      order by place, case state when 'asking' then since end, alias, id`,
  );
  return {
    participants: rows.map((row) => ({
      ...row,
      email: event.isHost ? row.email : null,
      since: timeOf(row.since),
      joined_at: timeOrNull(row.joined_at),
    })),
    here_count: rows.filter(({ state }) => state === 'here').length,
  };
};
