import type { joinEvent } from '@serendip/contract/events';
import type { Handler } from '../../http/bind.ts';
import { joinOrWait } from './join-or-wait.ts';
import { moveUp } from './move-up.ts';
import { presentEvent } from './present.ts';
import { eventById } from './queries.ts';
import { refuseRemovedDevice } from './removed-device.ts';

/** Joins, or goes on the waiting list if the event is full. Repeated and concurrent calls have one effect. */
export const joinEventHandler: Handler<typeof joinEvent> = async ({ caller, event, request }, ctx) => {
  const { db } = ctx.database;
  const isIn = await db.transaction(async (tx) => {
    await refuseRemovedDevice(tx, request, event.id, caller.id);
    return joinOrWait(tx, event.id, caller.id, ctx);
  });
  // A free place may belong to a person who waits before them.
  if (!isIn) await moveUp(ctx, event.id);
  return { event: presentEvent(await eventById(db, caller.id, event.id), ctx) };
};
