import type { joinEvent } from '@serendip/contract/events';
import { and, eq } from 'drizzle-orm';
import { memberships } from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { presentEvent } from './present.ts';
import { eventById } from './queries.ts';

/** Joining twice, or from two tabs at once, is one membership. */
export const joinEventHandler: Handler<typeof joinEvent> = async (
  { caller, event },
  { config, bounds, database: { db } },
) => {
  if (event.isClosed) throw new Refusal('event_closed');
  await db.transaction(async (tx) => {
    await holdAccount(tx, caller.id, 'alone');
    const isTheirs = eq(memberships.userId, caller.id);
    const isThis = eq(memberships.eventId, event.id);
    // Who takes part already is told so, however many events they are in.
    if ((await tx.$count(memberships, and(isTheirs, isThis))) > 0) return;
    if ((await tx.$count(memberships, isTheirs)) >= bounds.most('memberships_per_person'))
      throw bounds.refusal('memberships_per_person');
    await tx.insert(memberships).values({ eventId: event.id, userId: caller.id }).onConflictDoNothing();
  });
  return { event: presentEvent(await eventById(db, caller.id, event.id), config) };
};
