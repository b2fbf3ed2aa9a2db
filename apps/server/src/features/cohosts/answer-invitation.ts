import type { answerCohostInvitation, CohostRole } from '@serendip/contract/cohosts';
import { limits } from '@serendip/contract/limits';
import { say } from '@serendip/texts/sentence';
import { type Db, rowsOf } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { cohostInvitations, cohosts, doorHelpers, events, removals } from '../../db/schema/events.ts';
import { and, eq, isNotNull, sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockUsers } from '../identity/lock-users.ts';
import { isOpenTo } from './invitations.ts';

/** A yes makes a co-host, who is let in again if a host had removed them. A no is remembered for a week. */
export const answerInvitationHandler: Handler<typeof answerCohostInvitation> = async (
  { body, caller, params: { event_id: eventId } },
  { config, database: { db } },
) => {
  await db.transaction(async (tx) => {
    const [asked] = await tx.select({ hostId: events.hostId }).from(events).where(eq(events.id, eventId));
    if (!asked) throw new Refusal('cohost_invitation_not_found');
    await lockUsers(tx, caller.id, asked.hostId, 'no key update', { unknown: 'cohost_invitation_not_found' });
    await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('no key update');
    const [open] = await rowsOf<{ closed: boolean; role: CohostRole }>(
      tx,
      sql`select e.closed_at is not null as closed, i.role from cohost_invitations i join events e on e.id = i.event_id
        where i.event_id = ${eventId} and ${isOpenTo(caller.id)}`,
    );
    if (!open) throw new Refusal('cohost_invitation_not_found');
    const isTheirs = and(eq(cohostInvitations.eventId, eventId), eq(cohostInvitations.userId, caller.id));
    if (!body.cohost.accept) {
      const expiresAt = sql`now() + make_interval(days => ${limits.cohost_rest_days}::int)`;
      await tx.update(cohostInvitations).set({ state: 'declined', declinedAt: sql`now()`, expiresAt }).where(isTheirs);
      return;
    }
    if (open.closed) throw new Refusal('event_closed');
    if (config.smtpUrl && !(await isConfirmed(tx, caller.id))) throw new Refusal('email_not_confirmed');
    const helpers = await tx.$count(doorHelpers, eq(doorHelpers.eventId, eventId));
    if ((await tx.$count(cohosts, eq(cohosts.eventId, eventId))) + helpers >= limits.cohosts_max)
      throw invalid(say('cohostsPerEvent', { max: limits.cohosts_max }));
    await tx.delete(cohostInvitations).where(isTheirs);
    const table = open.role === 'door' ? doorHelpers : cohosts;
    await tx.insert(table).values({ eventId, userId: caller.id }).onConflictDoNothing();
    // A co-host does everything that a door helper does.
    if (open.role === 'host')
      await tx.delete(doorHelpers).where(and(eq(doorHelpers.eventId, eventId), eq(doorHelpers.userId, caller.id)));
    await tx.delete(removals).where(and(eq(removals.eventId, eventId), eq(removals.userId, caller.id)));
  });
  return {};
};

const isConfirmed = async (tx: Db, userId: string): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)))) > 0;
