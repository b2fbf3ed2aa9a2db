import type { leaveEvent } from '@serendip/contract/events';
import type { Handler } from '../../http/bind.ts';
import { lockEvening } from '../evening/in-evening.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { endMembership, followUp } from './end-membership.ts';
import { presentEvent } from './present.ts';
import { eventById } from './queries.ts';

/** Ends the membership, the wait or the ask, if there is one; answers stay. The first person waiting gets the place. */
export const leaveEventHandler: Handler<typeof leaveEvent> = async ({ caller, event }, ctx) => {
  const { db } = ctx.database;
  const left = await db.transaction(async (tx) => {
    await lockAccount(tx, caller.id, 'alone');
    const evening = await lockEvening(tx, event.id);
    return evening && endMembership(tx, ctx, evening, caller.id);
  });
  await followUp(ctx, left);
  return { event: presentEvent(await eventById(db, caller.id, event.id), ctx) };
};
