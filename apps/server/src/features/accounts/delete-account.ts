import type { deleteAccount } from '@serendip/contract/accounts';
import { eq, sql } from 'drizzle-orm';
import {
  aiReplies,
  emailConfirmations,
  eventAnswers,
  eventFeedback,
  events,
  memberships,
  passwordResets,
  profileAnswers,
  sessions,
  topicReadings,
  topicSkips,
  topics,
  users,
} from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { networkOf } from '../../http/network-of.ts';
import { deleteLettersJob } from '../../queue/jobs.ts';
import { silencePastMatches } from '../matching/silence-past-matches.ts';
import { deleteUnansweredQuestions } from '../questions/delete-unanswered.ts';
import { addressHash } from '../service/delete-letters-to.ts';
import { isPassword } from './password.ts';
import { attempt } from './throttle.ts';
import { forgetNetworks } from './trusted-network.ts';

const erased = [
  eventAnswers,
  profileAnswers,
  topics,
  topicSkips,
  topicReadings,
  memberships,
  aiReplies,
  eventFeedback,
  passwordResets,
  emailConfirmations,
  sessions,
];

/** Erases everything that is the person's own, in one transaction. 403 `wrong_password` changes nothing. */
export const deleteAccountHandler: Handler<typeof deleteAccount> = async ({ body, caller, request }, ctx) => {
  const { db } = ctx.database;
  const { ip } = request;
  const subjects = { wrong_passwords_from_here: [caller.email, ip], wrong_passwords_per_account: [caller.email] };
  await attempt(ctx, subjects, async (wrong) => {
    const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, caller.id));
    const asker = { from: networkOf(ip), bounds: ctx.bounds };
    if (user?.passwordHash && (await isPassword(body.user.password, user.passwordHash, asker))) return;
    await wrong();
    throw new Refusal('wrong_password');
  });
  await db.transaction(async (tx) => {
    // First: whoever is opening a session or storing something about the person holds this row, or waits for it.
    await tx
      .update(users)
      .set({ email: null, passwordHash: null, alias: null, emailConfirmedAt: null, erasedAt: sql`now()` })
      .where(eq(users.id, caller.id));
    for (const table of erased) await tx.delete(table).where(eq(table.userId, caller.id));
    await forgetNetworks(tx, caller.email);
    await silencePastMatches(tx, caller.id);
    await tx
      .update(events)
      .set({ closedAt: sql`coalesce(${events.closedAt}, now())`, description: null })
      .where(eq(events.hostId, caller.id));
    await deleteUnansweredQuestions(tx, eq(events.hostId, caller.id));
    await ctx.queue.forget(tx, caller.id);
    await ctx.queue.enqueue(tx, deleteLettersJob, { address_hash: addressHash(caller.email) });
  });
  return {};
};
