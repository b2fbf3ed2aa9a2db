import type { FastifyRequest } from 'fastify';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../http/authorise.ts';
import { heldDevice } from '../../http/device.ts';

/**
 * Throws `removed_from_event` or `declined_at_event` if a guest who joined with this browser is removed from the event; participants pass. A
 * browser that has dropped its cookie is not known again.
 */
export async function refuseRemovedDevice(
  tx: Db,
  request: FastifyRequest,
  eventId: string,
  userId: string,
): Promise<void> {
  const device = heldDevice(request);
  if (device === undefined) return;
  const [row] = await rowsOf<{ declined: boolean | null }>(
    tx,
    sql`select bool_and(x.declined) as declined from guest_devices d
      join removals x on x.user_id = d.user_id and x.event_id = ${eventId}
      where d.device_hash = ${hashToken(device)}
        and not exists (select 1 from memberships m where m.event_id = ${eventId} and m.user_id = ${userId})`,
  );
  if (row && row.declined !== null) throw new Refusal(row.declined ? 'declined_at_event' : 'removed_from_event');
}
