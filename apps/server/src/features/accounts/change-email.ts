import { randomUUID } from 'node:crypto';
import type { changeEmail } from '@serendip/contract/accounts';
import { say } from '@serendip/texts/sentence';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { emailConfirmations } from '../../db/schema/accounts.ts';
import { eq, sql } from '../../db/sql.ts';
import { violates } from '../../db/violation.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { emailChangeMailJob } from '../../queue/jobs.ts';
import { askForConfirmation } from '../email-confirmation/ask.ts';
import { spendMailbox } from '../email-confirmation/may-mail.ts';
import { setEmail } from '../email-confirmation/new-email.ts';
import { emailTaken, isTaken } from '../identity/insert-user.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { presentUser } from '../identity/present.ts';
import { requireProof } from '../identity/require-proof.ts';
import { spend } from '../identity/throttling/spend.ts';

/**
 * Mails a link to the new address, which counts once it is opened, and tells the old one. Without a mail server it counts
 * at once. The present address takes a waiting change back. 422 if another account has it.
 */
export const changeEmailHandler: Handler<typeof changeEmail> = async ({ body, caller, request }, ctx) => {
  const { email, password } = body.user;
  const { email: before } = caller;
  const { db } = ctx.database;
  if (before === null) throw invalid(say('addEmailFirst'));
  await requireProof(ctx, { ...caller, email: before }, request, password);
  const isSame = email === before;
  if (!isSame && (await isTaken(db, email))) throw emailTaken();
  const mails = ctx.config.smtpUrl !== undefined && !isSame;
  if (mails) {
    await spend(ctx, 'confirmation_mails_per_address', [request.ip]);
    await spendMailbox(ctx, email);
  }
  const tells = !isSame && (await mayTell(ctx, before));
  const changed = db.transaction(async (tx) => {
    await lockAccount(tx, caller.id, 'alone');
    if (isSame)
      await tx.update(emailConfirmations).set({ newEmail: null, tokenHash: null }).where(hasWaiting(caller.id));
    if (mails) await askForConfirmation(tx, ctx, caller.id, email);
    if (tells) await tellOldAddress(tx, ctx, caller.id, before);
    const user = mails || isSame ? caller : await setEmail(tx, caller.id, email);
    if (!user) throw new Refusal('signed_out');
    return { user: presentUser(user), pending_email: mails ? email : null };
  });
  return changed.catch((error: unknown) => {
    throw violates(error, 'users_email_unique') ? emailTaken() : error;
  });
};

const hasWaiting = (userId: string) =>
  sql`${eq(emailConfirmations.userId, userId)} and ${emailConfirmations.newEmail} is not null`;

/** A mailbox that has had its share of such mails gets no further one; the change goes on. */
async function mayTell(ctx: Ctx, email: string): Promise<boolean> {
  try {
    await spendMailbox(ctx, email);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/** The queue holds no address, so the row keeps it until the clean-up. */
async function tellOldAddress(tx: Db, { queue }: Pick<Ctx, 'queue'>, userId: string, oldEmail: string): Promise<void> {
  await tx
    .insert(emailConfirmations)
    .values({ userId, requestId: randomUUID(), oldEmail, expiresAt: sql`now()` })
    .onConflictDoUpdate({ target: emailConfirmations.userId, set: { oldEmail } });
  await queue.enqueue(tx, emailChangeMailJob, { user_id: userId });
}
