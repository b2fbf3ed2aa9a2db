import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { momentsOf } from '../event-facts/moments.ts';
import { type Entry, goneEntryOf } from './gone-entry.ts';
import { notify } from './notify.ts';

/**
 * Notifies all participants and waiting people except the host that the event is called off. Mails that still wait at
 * its start are not sent.
 */
export async function notifyOfCallOff(
  tx: Db,
  ctx: Pick<Ctx, 'queue' | 'now'>,
  event: Entry & { id: string },
  /** Whether the transaction deletes the event afterwards. */
  isGone: boolean,
): Promise<void> {
  const { starts_at: startsAt } = momentsOf(event);
  const users = sql`select p.user_id, e.id || ' ' || e.calendar_sequence as cause, null::uuid as other_id from events e
    join (select event_id, user_id from memberships union select event_id, user_id from waiting_list) p on p.event_id = e.id
    where e.id = ${event.id} and p.user_id <> e.host_id`;
  const goneEntry = goneEntryOf(event);
  await notify(tx, ctx, {
    kind: 'event_called_off',
    users,
    event: event.id,
    ...(isGone && { goneEvent: event.name }),
    ...(goneEntry && { goneEntry }),
    ...(startsAt && { tooLateAt: new Date(startsAt) }),
  });
}
