import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { notify } from './notify.ts';

/**
 * Notifies a person who takes part now: of joining once per event, however often they leave and come back, of moving up
 * or being let in once per membership. An event without a date has no calendar entry yet.
 */
export async function notifyMovedUp(
  tx: Db,
  ctx: Pick<Ctx, 'queue' | 'now'>,
  kind: 'joined' | 'let_in' | 'off_waiting_list',
  eventId: string,
  userId: string,
): Promise<void> {
  const cause = kind === 'joined' ? sql`m.event_id::text` : sql`m.event_id || ' ' || m.seq`;
  const users = sql`select m.user_id, ${cause} as cause, null::uuid as other_id
    from memberships m join events e on e.id = m.event_id
    where m.event_id = ${eventId} and m.user_id = ${userId}
      and (${kind}::text <> 'joined' or e.event_date is not null)
      and not exists (select 1 from notifications n where n.user_id = m.user_id and n.event_id = m.event_id
        and ((n.kind = 'joined' and ${kind}::text = 'joined')
          or (n.kind in ('let_in', 'off_waiting_list') and n.cause = m.event_id || ' ' || m.seq)))`;
  await notify(tx, ctx, { kind, users, event: eventId });
}
