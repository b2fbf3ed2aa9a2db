import { limits } from '@serendip/contract/limits';
import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { eraseAccount } from './delete-account.ts';

const days = sql`${limits.guest_days}::int`;

/** The account is unclaimed, and its last use and its last event's day are both at least 30 days ago. */
const isOver: SQL = sql`${users.guestSeenAt} < now() - make_interval(days => ${days})
  and not exists (select 1 from sessions s where s.user_id = ${users.id} and s.last_used_at >= now() - make_interval(days => ${days}))
  and not exists (select 1 from events e where e.event_date >= (now() at time zone 'UTC')::date - ${days}
    and (e.host_id = ${users.id}
      or exists (select 1 from memberships m where m.event_id = e.id and m.user_id = ${users.id})
      or exists (select 1 from waiting_list w where w.event_id = e.id and w.user_id = ${users.id})))`;

/** Erases guests who have not come back, in a transaction each that checks again. */
export async function eraseUnclaimedGuests(ctx: Ctx): Promise<void> {
  const over = await rowsOf<{ id: string }>(
    ctx.database.db,
    sql`select ${users.id} as id from ${users} where ${isOver}`,
  );
  for (const { id } of over) {
    if (ctx.stopping.aborted) return;
    await eraseAccount(ctx, { id, email: null }, isOver);
  }
}
