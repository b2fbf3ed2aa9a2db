import { say } from '@serendip/texts/sentence';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { cohosts, doorHelpers, removals } from '../../db/schema/events.ts';
import { and, eq, inArray } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { HostedEvent } from '../../http/authorise.ts';
import { lockEvening } from '../evening/in-evening.ts';
import { endMembership, followUp } from '../events/end-membership.ts';

/** Locks the accounts in one order, so that no deadlock occurs. Throws `signed_out` if the caller is erased. */
async function lockAll(tx: Db, callerId: string, userIds: string[]): Promise<void> {
  const locked = await tx
    .select({ id: users.id, erasedAt: users.erasedAt })
    .from(users)
    .where(inArray(users.id, [callerId, ...userIds]))
    .orderBy(users.id)
    .for('no key update');
  if (!locked.some(({ id, erasedAt }) => id === callerId && !erasedAt)) throw new Refusal('signed_out');
}

/**
 * Removes people like leaving, also from an evening and the waiting list, and keeps them from joining. Returns those who
 * are removed now; others, who are not there, are skipped. Safe to repeat. Refused as a whole if a host is among them.
 */
export async function removePeople(
  ctx: Ctx,
  event: HostedEvent,
  callerId: string,
  userIds: string[],
): Promise<string[]> {
  if (userIds.includes(event.hostId)) throw invalid(say('hostNotRemoved'));
  const done = await ctx.database.db.transaction(async (tx) => {
    await lockAll(tx, callerId, userIds);
    const evening = await lockEvening(tx, event.id);
    if (!evening) throw new Refusal('event_not_found');
    const isCohost = and(eq(cohosts.eventId, event.id), inArray(cohosts.userId, userIds));
    const helps = and(eq(doorHelpers.eventId, event.id), inArray(doorHelpers.userId, userIds));
    if ((await tx.$count(cohosts, isCohost)) + (await tx.$count(doorHelpers, helps)) > 0)
      throw invalid(say('cohostNotRemoved'));
    const before = await tx
      .select({ userId: removals.userId })
      .from(removals)
      .where(and(eq(removals.eventId, event.id), inArray(removals.userId, userIds)));
    const removed = before.map(({ userId }) => userId);
    const left: NonNullable<Awaited<ReturnType<typeof endMembership>>>[] = [];
    for (const userId of userIds) {
      const ended = await endMembership(tx, ctx, evening, userId);
      if (!ended) continue;
      left.push(ended);
      if (removed.includes(userId)) continue;
      await tx.insert(removals).values({ eventId: event.id, userId, by: callerId });
      removed.push(userId);
    }
    if (removed.length === 0) throw new Refusal('user_not_found');
    return { removed, left };
  });
  const sessionId = done.left.find((one) => one.sessionId)?.sessionId;
  await followUp(ctx, { sessionId, freed: [...new Set(done.left.flatMap(({ freed }) => freed))] });
  return done.removed;
}
