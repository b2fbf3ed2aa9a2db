import type { removeParticipant } from '@serendip/contract/participants';
import { cohosts, removals } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockEvening } from '../evening/in-evening.ts';
import { endMembership, followUp } from '../events/end-membership.ts';
import { lockUsers } from '../identity/lock-users.ts';

/** Removes a person like leaving, also from an evening and the waiting list, and keeps them from joining. Safe to repeat. */
export const removeParticipantHandler: Handler<typeof removeParticipant> = async ({ caller, event, params }, ctx) => {
  const { user_id: userId } = params;
  if (userId === event.hostId) throw invalid('The host cannot be removed');
  const left = await ctx.database.db.transaction(async (tx) => {
    await lockUsers(tx, caller.id, userId, 'no key update');
    const evening = await lockEvening(tx, event.id);
    if (!evening) throw new Refusal('event_not_found');
    const isCohost = and(eq(cohosts.eventId, event.id), eq(cohosts.userId, userId));
    if ((await tx.$count(cohosts, isCohost)) > 0) throw invalid('A co-host cannot be removed');
    const ended = await endMembership(tx, ctx, evening, userId);
    const isThem = and(eq(removals.eventId, event.id), eq(removals.userId, userId));
    if (!ended && (await tx.$count(removals, isThem)) === 0) throw new Refusal('user_not_found');
    await tx.insert(removals).values({ eventId: event.id, userId, by: caller.id }).onConflictDoNothing();
    return ended;
  });
  await followUp(ctx, left);
  return {};
};
