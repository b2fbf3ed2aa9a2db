import type { deleteCover } from '@serendip/contract/covers';
import { eventCovers } from '../../db/schema/events.ts';
import { eq } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { presentEvent } from '../events/present.ts';
import { eventById } from '../events/queries.ts';

/** Removing a missing cover succeeds. */
export const deleteCoverHandler: Handler<typeof deleteCover> = async ({ caller, event }, ctx) => {
  const { db } = ctx.database;
  await db.delete(eventCovers).where(eq(eventCovers.eventId, event.id));
  return { event: presentEvent(await eventById(db, caller.id, event.id), ctx) };
};
