import type { Db } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';

/** Locks the event, so that labels made at once stay within their number and have different names. */
export async function holdLabels(tx: Db, eventId: string): Promise<void> {
  const [there] = await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('no key update');
  if (!there) throw new Refusal('event_not_found');
}
