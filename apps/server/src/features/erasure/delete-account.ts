import type { deleteAccount } from '@serendip/contract/accounts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { PersonColumn } from '../../db/personal-data.ts';
import { users } from '../../db/schema/accounts.ts';
import { events, memberships, waitingList } from '../../db/schema/events.ts';
import { and, eq, inArray, isNull, or, type SQL, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { deleteMailsJob } from '../../queue/jobs.ts';
import { eraseFromEvenings } from '../evening/presence/erase-from-evenings.ts';
import { tryReseat } from '../evening/seating/try-reseat.ts';
import { askToMoveUp } from '../events/ask-to-move-up.ts';
import { moveUp } from '../events/move-up.ts';
import { addressHash } from '../identity/delete-mails-to.ts';
import { isGuest } from '../identity/is-guest.ts';
import { requireProof } from '../identity/require-proof.ts';
import { forgetPlaces } from '../identity/throttling/trusted-place.ts';
import { forgetInvited } from '../invitations/end-invitations.ts';
import { anonymisePastMatches } from '../matching/anonymise-past-matches.ts';
import { eraseFromRules } from '../rules/erase-from-rules.ts';
import { participantsCount, tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { closeHostedEvents } from './close-hosted-events.ts';
import { eraseRows } from './erase-rows.ts';

type ByHand = Exclude<PersonColumn['erase'], 'delete' | 'empty' | 'keep'>;

/** One function for each of the cases that need more than a plain deletion. */
const byHand: Record<ByHand, (tx: Db, ctx: Ctx, userId: string) => Promise<void>> = {
  anonymise: (tx, _, userId) => anonymisePastMatches(tx, userId),
  forget: async (tx, _, userId) => void (await forgetInvited(tx, userId)),
  close: closeHostedEvents,
  rules: (tx, _, userId) => eraseFromRules(tx, userId),
};

/** Checks the password or a recent sign-in. 403 `wrong_password` or `sign_in_again` changes nothing. */
export const deleteAccountHandler: Handler<typeof deleteAccount> = async ({ body, caller, request }, ctx) => {
  // Guests have only their session, so nothing else can be asked for.
  if (caller.email !== null) await requireProof(ctx, { ...caller, email: caller.email }, request, body.user.password);
  const still = caller.email === null ? isGuest(caller.id) : undefined;
  // The account was claimed just now, so it has a password to check.
  if (!(await eraseAccount(ctx, caller, still)) && still) throw new Refusal('sign_in_again');
  return {};
};

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
        language: null,
        signInLanguage: null,
        erasedAt: sql`now()`,
      })
      .where(and(eq(users.id, id), isNull(users.erasedAt), still))
      .returning({ id: users.id });
    if (!erasing) return undefined;
    const joined = await holdEventsOf(tx, id);
    const evenings = await eraseFromEvenings(tx, id);
    await eraseRows(tx, id);
    if (email !== null) await forgetPlaces(tx, email);
    for (const erase of Object.values(byHand)) await erase(tx, ctx, id);
    await ctx.queue.forget(tx, id);
    if (email !== null) await ctx.queue.enqueue(tx, deleteMailsJob, { address_hash: addressHash(email) });
    for (const event of joined)
      await tellWebhooks(tx, ctx, { event, kind: 'guest.left', user: id, data: participantsCount(event) });
    return { evenings, freed: await askToMoveUp(tx, ctx, joined) };
  });
  if (!left) return false;
  for (const eveningId of left.evenings) await tryReseat(ctx, eveningId);
  for (const eventId of left.freed) await moveUp(ctx, eventId);
  return true;
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
