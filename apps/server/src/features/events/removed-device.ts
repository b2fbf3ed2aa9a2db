import type { FastifyRequest } from 'fastify';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../http/authorise.ts';
import { heldDevice } from '../../http/device.ts';

/**
 * Throws `removed_from_event` if a guest who joined with this browser is removed from the event; participants pass. A
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
  const [row] = await rowsOf<{ out: boolean }>(
    tx,
    sql`select exists (select 1 from guest_devices d
        join removals x on x.user_id = d.user_id and x.event_id = ${eventId} where d.device_hash = ${hashToken(device)})
      and not exists (select 1 from memberships m where m.event_id = ${eventId} and m.user_id = ${userId}) as out`,
  );
  if (row?.out) throw new Refusal('removed_from_event');
}
