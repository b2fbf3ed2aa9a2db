import type { createToken } from '@serendip/contract/tokens';
import type { Db } from '../../db/database.ts';
import { cohosts, events } from '../../db/schema/events.ts';
import { apiTokens } from '../../db/schema/tokens.ts';
import { and, eq, gt, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../http/authorise.ts';
import type { Handler } from '../../http/bind.ts';
import { newTokenSecret } from '../../http/token-secret.ts';
import { isFullAccount } from '../identity/full-account.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { requireRecentSignIn } from '../identity/recent-sign-in.ts';
import { presentToken } from './present.ts';

/** The name of an event that this person hosts. Throws `event_not_found` or `not_host`. */
async function hostedName(tx: Db, userId: string, eventId: string): Promise<string> {
  // The lock makes a deletion of the event wait, which then takes the token along.
  const [event] = await tx
    .select({ name: events.name, hostId: events.hostId })
    .from(events)
    .where(eq(events.id, eventId))
    .for('key share');
  if (!event) throw new Refusal('event_not_found');
  const isCohost = and(eq(cohosts.eventId, eventId), eq(cohosts.userId, userId));
  if (event.hostId !== userId && (await tx.$count(cohosts, isCohost)) === 0) throw new Refusal('not_host');
  return event.name;
}

/**
 * A token outlives a password reset, as a passkey does. So making one takes a confirmed mailbox and a recent sign-in, looked up
 * under the account's lock: a proof of the mailbox that comes in between has ended the session.
 */
export const createTokenHandler: Handler<typeof createToken> = async ({ body, caller }, ctx) => {
  const { bounds, database } = ctx;
  const { name, scopes, event_id: eventId = null, expires_in_days: days } = body.token;
  const secret = newTokenSecret();
  return database.db.transaction(async (tx) => {
    await lockAccount(tx, caller.id, 'alone');
    if (caller.email === null || !(await isFullAccount(ctx, tx, caller.id))) throw new Refusal('email_not_confirmed');
    await requireRecentSignIn(tx, caller);
    const eventName = eventId === null ? null : await hostedName(tx, caller.id, eventId);
    const isLive = and(eq(apiTokens.userId, caller.id), gt(apiTokens.expiresAt, sql`now()`));
    if ((await tx.$count(apiTokens, isLive)) >= bounds.most('tokens_per_person'))
      throw bounds.refusal('tokens_per_person');
    const [made] = await tx
      .insert(apiTokens)
      .values({
        userId: caller.id,
        tokenHash: hashToken(secret),
        name,
        scopes,
        eventId,
        expiresAt: sql`now() + make_interval(days => ${days}::int)`,
      })
      .returning();
    if (!made) throw new Error('the token was not stored');
    return { token: { ...presentToken({ ...made, eventName }), secret } };
  });
};
