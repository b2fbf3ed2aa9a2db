import { readEmail, type requestPasswordReset } from '@serendip/contract/accounts';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import { passwordResets } from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { passwordResetMailJob } from '../../queue/jobs.ts';
import { attempt } from './throttle.ts';

const isTooMany = (error: unknown): true => {
  if (error instanceof Refusal && error.code === 'too_many_requests') return true;
  throw error;
};

/**
 * Always answers the same, after the same work: an e-mail of nobody's asks for a mail to an account that does not exist.
 * So the queue holds neither what was typed nor, as the worker makes it, a token. Older links are void at once,
 * and once more when the mail is made: one could have been on its way.
 */
export const requestPasswordResetHandler: Handler<typeof requestPasswordReset> = async ({ body, request }, ctx) => {
  await attempt(ctx, { resetFromHere: [request.ip] });
  const email = readEmail(body.user.email);
  if (email === null) return {};
  // One mailbox gets so many and no more; that it had enough is nobody's business, so the answer stays the same.
  const flooded = await attempt(ctx, { resetMail: [email] }).then(() => false, isTooMany);
  if (flooded) return {};
  await ctx.database.db.transaction(async (tx) => {
    const [found] = await rowsOf<{ id: string }>(
      tx,
      sql`select coalesce((select id from users where email = ${email}), gen_random_uuid()) as id`,
    );
    const userId = String(found?.id);
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await ctx.queue.enqueue(tx, passwordResetMailJob, { user_id: userId });
  });
  return {};
};
