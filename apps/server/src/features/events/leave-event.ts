import type { leaveEvent } from '@serendip/contract/events';
import { and, eq } from 'drizzle-orm';
import { memberships } from '../../db/schema.ts';
import type { Handler } from '../../http/bind.ts';
import { presentEvent } from './present.ts';
import { eventById } from './queries.ts';

/** Ends the membership if there is one; the answers stay. */
export const leaveEventHandler: Handler<typeof leaveEvent> = async (
  { caller, event },
  { config, database: { db } },
) => {
  await db.delete(memberships).where(and(eq(memberships.eventId, event.id), eq(memberships.userId, caller.id)));
  return { event: presentEvent(await eventById(db, caller.id, event.id), config) };
};
