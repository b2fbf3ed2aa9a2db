import type { joinEvent } from '@serendip/contract/events';
import type { Handler } from '../../http/bind.ts';
import { joinOrWait } from './join-or-wait.ts';
import { moveUp } from './move-up.ts';
import { presentEvent } from './present.ts';
import { eventById } from './queries.ts';

/** Joins, or waits where the event is full. Twice, or from two tabs at once, is one membership or one place in the list. */
export const joinEventHandler: Handler<typeof joinEvent> = async ({ caller, event }, ctx) => {
  const { db } = ctx.database;
  const isIn = await db.transaction((tx) => joinOrWait(tx, event.id, caller.id, ctx));
  // A place may be free that somebody before them waits for.
  if (!isIn) await moveUp(ctx, event.id);
  return { event: presentEvent(await eventById(db, caller.id, event.id), ctx.config) };
};
