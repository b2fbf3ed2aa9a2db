import type { joinEvent } from '@serendip/contract/events';
import { memberships } from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { presentEvent } from './present.ts';
import { eventById } from './queries.ts';

/** Joining twice, or from two tabs at once, is one membership. */
export const joinEventHandler: Handler<typeof joinEvent> = async ({ caller, event }, { database: { db } }) => {
  if (event.isClosed) throw new Refusal('event_closed');
  await db.transaction(async (tx) => {
    await holdAccount(tx, caller.id);
    await tx.insert(memberships).values({ eventId: event.id, userId: caller.id }).onConflictDoNothing();
  });
  return { event: presentEvent(await eventById(db, caller.id, event.id)) };
};
