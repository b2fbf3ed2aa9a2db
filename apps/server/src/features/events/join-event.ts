import type { joinEvent } from '@serendip/contract/events';
import type { Db } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { spend } from '../identity/throttling/spend.ts';
import { joinOrWait } from './join-or-wait.ts';
import { moveUp } from './move-up.ts';
import { presentEvent } from './present.ts';
import { eventById } from './queries.ts';
import { refuseRemovedDevice } from './removed-device.ts';

/** Whether joining by the link is asking. */
const isAskedFor = async (db: Db, eventId: string): Promise<boolean> =>
  (await db.$count(events, and(eq(events.id, eventId), eq(events.joining, 'ask')))) > 0;

/** Joins, or goes on the waiting list if the event is full. Repeated and concurrent calls have one effect. */
export const joinEventHandler: Handler<typeof joinEvent> = async ({ caller, event, request }, ctx) => {
  const { db } = ctx.database;
  if (!event.isHost && !event.isJoined && (await isAskedFor(db, event.id)))
    await spend(ctx, 'asks_per_address', [request.ip, event.id]);
  const isIn = await db.transaction(async (tx) => {
    await refuseRemovedDevice(tx, request, event.id, caller.id);
    return joinOrWait(tx, event.id, caller.id, ctx);
  });
  // A free place may belong to a person who waits before them.
  if (!isIn) await moveUp(ctx, event.id);
  return { event: presentEvent(await eventById(db, caller.id, event.id), ctx) };
};
