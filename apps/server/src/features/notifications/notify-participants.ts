import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { notify } from './notify.ts';

/** Tells everybody but the host who takes part or waits, once per change of what calendars show. */
export async function notifyParticipants(
  tx: Db,
  ctx: Pick<Ctx, 'queue' | 'now'>,
  kind: 'event_moved' | 'event_called_off',
  eventId: string,
  /** Of an event that the transaction deletes afterwards. */
  goneEvent?: string,
): Promise<void> {
  const users = sql`select p.user_id, e.id || ' ' || e.calendar_sequence as cause, null::uuid as other_id from events e
    join (select event_id, user_id from memberships union select event_id, user_id from waiting_list) p on p.event_id = e.id
    where e.id = ${eventId} and p.user_id <> e.host_id`;
  await notify(tx, ctx, { kind, users, event: eventId, ...(goneEvent !== undefined && { goneEvent }) });
}
