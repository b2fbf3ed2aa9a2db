import type { askCohost, CohostRole } from '@serendip/contract/cohosts';
import { limits } from '@serendip/contract/limits';
import { say } from '@serendip/texts/sentence';
import { type Db, rowsOf } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { cohostInvitations, cohosts, doorHelpers, events } from '../../db/schema/events.ts';
import { and, eq, isNull, type SQL, sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { isFullAccount } from '../identity/full-account.ts';
import { lockUsers } from '../identity/lock-users.ts';
import { spend } from '../identity/throttling/spend.ts';
import { notify } from '../notifications/notify.ts';
import { readCohosts } from './list-cohosts.ts';

/** A host can ask anyone, so a person is notified once per event and a few times a day. */
const newsADay = 5;
const toldOf = (userId: string, eventId: string): SQL =>
  sql`select u.id as user_id, ${eventId}::text as cause, null::uuid as other_id from users u where u.id = ${userId}
    and (select count(*) from notifications n where n.user_id = u.id and n.kind = 'cohost'
      and n.created_at > now() - interval '1 day') < ${newsADay}`;

/** Why the asked person is not to see the invitation: a block, a recent no to this host, or enough open ones. */
async function isUnheard(tx: Db, hostId: string, userId: string, eventId: string): Promise<boolean> {
  const [row] = await rowsOf<{ unheard: boolean }>(
    tx,
    sql`select blocked_between(${hostId}, ${userId})
      or exists (select 1 from cohost_invitations i join events e on e.id = i.event_id
        where i.user_id = ${userId} and e.host_id = ${hostId}
          and i.declined_at > now() - make_interval(days => ${limits.cohost_rest_days}::int))
      or (select count(*) from cohost_invitations i where i.user_id = ${userId} and i.event_id <> ${eventId}
        and i.state = 'open' and i.expires_at > now()) >= ${limits.cohost_invitations_max} as unheard`,
  );
  return row?.unheard ?? true;
}

/** Stores the invitation. An open one stays as it is. */
async function ask(
  tx: Db,
  { hostId, userId, eventId, role }: { hostId: string; userId: string; eventId: string; role: CohostRole },
): Promise<'asked' | 'unheard'> {
  const state = (await isUnheard(tx, hostId, userId, eventId)) ? 'hidden' : 'open';
  const expiresAt = sql`now() + make_interval(days => ${limits.cohost_invitation_days}::int)`;
  await tx
    .insert(cohostInvitations)
    .values({ eventId, userId, state, role, expiresAt })
    .onConflictDoUpdate({
      target: [cohostInvitations.eventId, cohostInvitations.userId],
      set: { state, role, askedAt: sql`now()`, expiresAt },
      setWhere: sql`${cohostInvitations.state} <> 'open' or ${cohostInvitations.expiresAt} <= now()`,
    });
  return state === 'open' ? 'asked' : 'unheard';
}

/** Whether they have the role already, or a greater one. */
async function hasRole(tx: Db, { userId, eventId, role }: { userId: string; eventId: string; role: CohostRole }) {
  const isCohost = and(eq(cohosts.eventId, eventId), eq(cohosts.userId, userId));
  const isHelper = and(eq(doorHelpers.eventId, eventId), eq(doorHelpers.userId, userId));
  return (await tx.$count(cohosts, isCohost)) > 0 || (role === 'door' && (await tx.$count(doorHelpers, isHelper)) > 0);
}

/**
 * Asks a person to host the event, or to help at its door. Every address counts towards the bound, since the answer shows whether it has an
 * account. The answer is the same for people who do not see the invitation. Repeating changes nothing.
 */
export const askCohostHandler: Handler<typeof askCohost> = async ({ body, caller, event }, ctx) => {
  const { email, role } = body.cohost;
  if (email === caller.email) throw invalid(say('youAreHost'));
  // Accounts are free, and this one's hosts would have all of its rights.
  if (!(await isFullAccount(ctx, ctx.database.db, caller.id))) throw new Refusal('email_not_confirmed');
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
    const hosting = await readCohosts(tx, ctx.config, event.id, null);
    if (!hosting.some(({ id }) => id === found.id) && hosting.length >= limits.cohosts_max)
      throw invalid(say('cohostsPerEvent', { max: limits.cohosts_max }));
    const asked = { hostId: caller.id, userId: found.id, eventId: event.id, role };
    if (!(await hasRole(tx, asked)) && (await ask(tx, asked)) === 'asked')
      await notify(tx, ctx, { kind: 'cohost', users: toldOf(found.id, event.id), event: event.id, withoutEvent: true });
    // A door helper who is asked to host is there twice: the newest counts.
    const cohost = (await readCohosts(tx, ctx.config, event.id, found.id)).at(-1);
    if (!cohost) throw new Error('a co-host was neither stored nor found');
    return { cohost };
  });
};
