import type { addCohost } from '@serendip/contract/cohosts';
import { limits } from '@serendip/contract/limits';
import { users } from '../../db/schema/accounts.ts';
import { cohosts, events, removals } from '../../db/schema/events.ts';
import { and, eq, isNull, type SQL, sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockUsers } from '../identity/lock-users.ts';
import { spend } from '../identity/throttling/spend.ts';
import { notify } from '../notifications/notify.ts';
import { readCohosts } from './list-cohosts.ts';

/** A host can add anyone, so a person is notified once per event and a few times a day. */
const newsADay = 5;
const toldOf = (userId: string, eventId: string): SQL =>
  sql`select u.id as user_id, ${eventId}::text as cause, null::uuid as other_id from users u where u.id = ${userId}
    and (select count(*) from notifications n where n.user_id = u.id and n.kind = 'cohost'
      and n.created_at > now() - interval '1 day') < ${newsADay}`;

/**
 * Every address counts towards the bound, since the answer shows whether it has an account. Repeating changes nothing.
 * A person whom the host removed is let in again.
 */
export const addCohostHandler: Handler<typeof addCohost> = async ({ body, caller, event }, ctx) => {
  const { email } = body.cohost;
  if (email === caller.email) throw invalid('You are the host of this event');
  await spend(ctx, 'cohost_addresses_per_account', [caller.id]);
  const { db } = ctx.database;
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.erasedAt)));
    if (!found) throw new Refusal('cohost_not_found');
    await lockUsers(tx, caller.id, found.id, 'no key update');
    const [there] = await tx.select({ id: events.id }).from(events).where(eq(events.id, event.id)).for('no key update');
    if (!there) throw new Refusal('event_not_found');
    const isThem = and(eq(cohosts.eventId, event.id), eq(cohosts.userId, found.id));
    if (
      (await tx.$count(cohosts, isThem)) === 0 &&
      (await tx.$count(cohosts, eq(cohosts.eventId, event.id))) >= limits.cohosts_max
    )
      throw invalid(`An event has at most ${limits.cohosts_max} co-hosts`);
    await tx.insert(cohosts).values({ eventId: event.id, userId: found.id }).onConflictDoNothing();
    await notify(tx, ctx, { kind: 'cohost', users: toldOf(found.id, event.id), event: event.id });
    await tx.delete(removals).where(and(eq(removals.eventId, event.id), eq(removals.userId, found.id)));
    const [cohost] = await readCohosts(tx, ctx.config, isThem);
    if (!cohost) throw new Error('a co-host was neither stored nor found');
    return { cohost };
  });
};
