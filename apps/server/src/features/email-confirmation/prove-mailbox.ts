import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import {
  emailConfirmations,
  passkeyChallenges,
  passkeys,
  passwordResets,
  sessions,
  signInCodes,
  users,
} from '../../db/schema/accounts.ts';
import { cardPictures, cards } from '../../db/schema/cards.ts';
import { stageCodes, stageLinks } from '../../db/schema/evening.ts';
import { cohostInvitations, cohosts, doorHelpers, events, memberships } from '../../db/schema/events.ts';
import { apiTokens } from '../../db/schema/tokens.ts';
import { webhooks } from '../../db/schema/webhooks.ts';
import { and, eq, inArray, ne, or, sql } from '../../db/sql.ts';
import { hashToken, readToken } from '../../http/authorise.ts';
import { bumpOpenEvenings } from '../event-facts/bump-live-revision.ts';
import { forgetPlaces } from '../identity/throttling/trusted-place.ts';

/** The ways into an account. A stranger may have made them while the address was unconfirmed. */
const waysIn = [sessions, apiTokens, passkeys, passkeyChallenges, passwordResets, signInCodes];

interface Owner {
  id: string;
  email: string | null;
  emailConfirmedAt: Date | null;
}

/**
 * Records that the caller has proved this mailbox. At the first proof from outside the account's own session, a stranger
 * may have made the account, so everything from before ends. Returns whether it did. The caller holds the lock on the
 * user's row, and opens the session afterwards.
 */
export async function proveMailbox(
  tx: Db,
  user: Owner,
  { request, by = 'other' }: { request?: FastifyRequest; by?: 'link' | 'other' } = {},
): Promise<boolean> {
  if (user.emailConfirmedAt) return false;
  // A guest's account that has an address becomes a full one.
  const confirmedAt = { emailConfirmedAt: sql`now()`, guestSeenAt: null };
  const isInside = request !== undefined && (await isOwnSession(tx, user.id, request));
  await tx
    .update(users)
    .set(isInside ? confirmedAt : { ...confirmedAt, passwordHash: null })
    .where(eq(users.id, user.id));
  if (isInside) return false;
  await endEverything(tx, user);
  // A link that proves stays, so that a repeated call gets the same answer.
  if (by !== 'link') await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, user.id));
  return true;
}

/** Whether a request comes with a session of this account: its person knows the password. */
export async function isOwnSession(tx: Db, userId: string, request: FastifyRequest): Promise<boolean> {
  const token = readToken(request.headers.authorization);
  if (!token) return false;
  return (await tx.$count(sessions, and(eq(sessions.tokenHash, hashToken(token)), eq(sessions.userId, userId)))) > 0;
}

async function endEverything(tx: Db, { id, email }: Owner): Promise<void> {
  // The events first and in one order, like an erasure.
  const hosted = await tx
    .select({ id: events.id })
    .from(events)
    .where(eq(events.hostId, id))
    .orderBy(events.id)
    .for('no key update');
  const isHosted = inArray(
    events.id,
    hosted.map((event) => event.id),
  );
  await tx
    .update(events)
    .set({ closedAt: sql`coalesce(${events.closedAt}, now())`, liveRevision: sql`${events.liveRevision} + 1` })
    .where(isHosted);
  const ofHosted = tx.select({ id: events.id }).from(events).where(eq(events.hostId, id));
  await tx.delete(cohosts).where(or(eq(cohosts.userId, id), inArray(cohosts.eventId, ofHosted)));
  await tx.delete(doorHelpers).where(or(eq(doorHelpers.userId, id), inArray(doorHelpers.eventId, ofHosted)));
  await tx.delete(cohostInvitations).where(inArray(cohostInvitations.eventId, ofHosted));
  await tx.delete(stageCodes).where(inArray(stageCodes.eventId, ofHosted));
  await tx.delete(stageLinks).where(inArray(stageLinks.eventId, ofHosted));
  await tx.delete(webhooks).where(or(eq(webhooks.madeBy, id), inArray(webhooks.eventId, ofHosted)));
  for (const way of waysIn) await tx.delete(way).where(eq(way.userId, id));
  if (email !== null) await forgetPlaces(tx, email);
  await tx.delete(cards).where(eq(cards.userId, id));
  await tx.delete(cardPictures).where(eq(cardPictures.userId, id));
  await tx
    .update(memberships)
    .set({ spotMe: null })
    .where(and(eq(memberships.userId, id), ne(memberships.spotMe, '')));
  await bumpOpenEvenings(tx, id);
}
