import type { deleteAccount } from '@serendip/contract/accounts';
import { mostLenientToday } from '@serendip/contract/dates';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  emailConfirmations,
  passkeyChallenges,
  passkeys,
  passwordResets,
  sessions,
  signInCodes,
  signOnIdentities,
  signOnTickets,
  users,
} from '../../db/schema/accounts.ts';
import { eventAnswers, profileAnswers, topicReadings, topicSkips, topics } from '../../db/schema/answers.ts';
import { cardPictures, cards } from '../../db/schema/cards.ts';
import { cohosts, eventFeedback, events, memberships, removals, waitingList } from '../../db/schema/events.ts';
import { aiReplies } from '../../db/schema/matching.ts';
import { notificationSwitches, notifications, pushSubscriptions } from '../../db/schema/notifications.ts';
import { blocks, reports } from '../../db/schema/safety.ts';
import { and, eq, gte, inArray, isNull, or, type SQL, sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { deleteMailsJob } from '../../queue/jobs.ts';
import { eraseContacts } from '../contacts/erase-contacts.ts';
import { eraseFromEvenings } from '../evening/presence/erase-from-evenings.ts';
import { tryReseat } from '../evening/seating/try-reseat.ts';
import { askToMoveUp } from '../events/ask-to-move-up.ts';
import { moveUp } from '../events/move-up.ts';
import { addressHash } from '../identity/delete-mails-to.ts';
import { isGuest } from '../identity/is-guest.ts';
import { isPassword } from '../identity/password.ts';
import { requireRecentSignIn } from '../identity/recent-sign-in.ts';
import { attempt } from '../identity/throttling/attempt.ts';
import { forgetPlaces } from '../identity/throttling/trusted-place.ts';
import { anonymisePastMatches } from '../matching/anonymise-past-matches.ts';
import { eraseMeetings } from '../meetings/erase-meetings.ts';
import { notifyParticipants } from '../notifications/notify-participants.ts';
import { deleteUnansweredQuestions } from '../questions/delete-unanswered.ts';

const erased = [
  eventAnswers,
  profileAnswers,
  topics,
  topicSkips,
  topicReadings,
  memberships,
  waitingList,
  cohosts,
  removals,
  aiReplies,
  eventFeedback,
  passwordResets,
  emailConfirmations,
  signInCodes,
  signOnIdentities,
  signOnTickets,
  passkeys,
  passkeyChallenges,
  cards,
  cardPictures,
  pushSubscriptions,
  notifications,
  notificationSwitches,
  sessions,
];

/** Checks the password or a recent sign-in. 403 `wrong_password` or `sign_in_again` changes nothing. */
export const deleteAccountHandler: Handler<typeof deleteAccount> = async ({ body, caller, request }, ctx) => {
  // Guests have only their session, so nothing else can be asked for.
  if (caller.email !== null) await requireProof(ctx, { ...caller, email: caller.email }, request, body.user.password);
  const still = caller.email === null ? isGuest(caller.id) : undefined;
  // The account was claimed just now, so it has a password to check.
  if (!(await eraseAccount(ctx, caller, still)) && still) throw new Refusal('sign_in_again');
  return {};
};

async function requireProof(
  ctx: Ctx,
  { id, email, tokenHash }: { id: string; email: string; tokenHash: string },
  request: FastifyRequest,
  password: string | undefined,
): Promise<void> {
  const { db } = ctx.database;
  const guess = {
    request,
    account: email,
    fromHere: 'wrong_passwords_from_here',
    perAccount: 'wrong_passwords_per_account',
  } as const;
  await attempt(ctx, guess, async ({ asker, wrong }) => {
    const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
    if (user && !user.passwordHash) return requireRecentSignIn(db, { tokenHash });
    if (!password) throw invalid("Password can't be blank");
    if (user?.passwordHash && (await isPassword(password, user.passwordHash, asker))) return;
    await wrong();
    throw new Refusal('wrong_password');
  });
}

/**
 * Erases the person's data in one transaction, if the account exists and still is as `still` says. Returns whether it
 * did.
 */
export async function eraseAccount(
  ctx: Ctx,
  person: { id: string; email: string | null },
  still?: SQL,
): Promise<boolean> {
  const { id, email } = person;
  const left = await ctx.database.db.transaction(async (tx) => {
    // Locked first: transactions that open a session or store the person's data hold or wait for this row.
    const [erasing] = await tx
      .update(users)
      .set({
        email: null,
        passwordHash: null,
        alias: null,
        emailConfirmedAt: null,
        guestSeenAt: null,
        erasedAt: sql`now()`,
      })
      .where(and(eq(users.id, id), isNull(users.erasedAt), still))
      .returning({ id: users.id });
    if (!erasing) return undefined;
    const joined = await holdEventsOf(tx, id);
    const evenings = await eraseFromEvenings(tx, id);
    for (const table of erased) await tx.delete(table).where(eq(table.userId, id));
    await tx.delete(blocks).where(or(eq(blocks.userId, id), eq(blocks.otherId, id)));
    await tx.delete(reports).where(eq(reports.reportedId, id));
    await tx.update(reports).set({ reporterId: null }).where(eq(reports.reporterId, id));
    if (email !== null) await forgetPlaces(tx, email);
    await anonymisePastMatches(tx, id);
    await eraseMeetings(tx, id);
    await eraseContacts(tx, id);
    await tx
      .update(events)
      .set({
        closedAt: sql`coalesce(${events.closedAt}, now())`,
        description: null,
        calendarSequence: sql`${events.calendarSequence} + 1`,
      })
      .where(eq(events.hostId, id));
    await callOffEventsAhead(tx, ctx, id);
    const hosted = tx.select({ id: events.id }).from(events).where(eq(events.hostId, id));
    // The event has no host any more, so it is closed.
    await tx.delete(cohosts).where(inArray(cohosts.eventId, hosted));
    await tx.delete(waitingList).where(inArray(waitingList.eventId, hosted));
    await deleteUnansweredQuestions(tx, eq(events.hostId, id));
    await ctx.queue.forget(tx, id);
    if (email !== null) await ctx.queue.enqueue(tx, deleteMailsJob, { address_hash: addressHash(email) });
    return { evenings, freed: await askToMoveUp(tx, ctx, joined) };
  });
  if (!left) return false;
  for (const eveningId of left.evenings) await tryReseat(ctx, eveningId);
  for (const eventId of left.freed) await moveUp(ctx, eventId);
  return true;
}

/** Notifies participants and waiting people that an upcoming event is called off. */
async function callOffEventsAhead(tx: Db, ctx: Ctx, hostId: string): Promise<void> {
  const ahead = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.hostId, hostId), gte(events.event_date, mostLenientToday(ctx.now()))))
    .orderBy(events.id);
  for (const { id } of ahead) await notifyParticipants(tx, ctx, 'event_called_off', id);
}

/**
 * Locks every event that the person hosts, joined or waits for, in one statement and order: two people erased at once
 * could otherwise deadlock. Returns the events they joined.
 */
async function holdEventsOf(tx: Db, userId: string): Promise<string[]> {
  const of = (table: typeof memberships | typeof waitingList) =>
    tx.select({ id: table.eventId }).from(table).where(eq(table.userId, userId));
  const joined = await of(memberships);
  await tx
    .select({ id: events.id })
    .from(events)
    .where(or(eq(events.hostId, userId), inArray(events.id, of(memberships)), inArray(events.id, of(waitingList))))
    .orderBy(events.id)
    .for('no key update');
  return joined.map(({ id }) => id);
}
