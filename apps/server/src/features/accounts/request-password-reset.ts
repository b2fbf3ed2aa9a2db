import { randomUUID } from 'node:crypto';
import { readEmail, type requestPasswordReset } from '@serendip/contract/accounts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { passwordResetMailJob } from '../../queue/jobs.ts';
import { spend } from '../identity/throttle.ts';

const isTooMany = (error: unknown): true => {
  if (error instanceof Refusal && error.code === 'too_many_requests') return true;
  throw error;
};

/**
 * Always answers the same, after the same work: an e-mail of nobody's asks for a mail to an account that does not exist.
 * So the queue holds neither what was typed nor, as the worker makes it, a token. Older links are void at once.
 */
export const requestPasswordResetHandler: Handler<typeof requestPasswordReset> = async ({ body, request }, ctx) => {
  await spend(ctx, 'reset_requests_per_address', [request.ip]);
  const email = readEmail(body.user.email);
  if (email === null) return {};
  // One mailbox gets so many and no more; that it had enough is nobody's business, so the answer stays the same.
  const flooded = await spend(ctx, 'reset_mails_per_mailbox', [email]).then(() => false, isTooMany);
  if (flooded) return {};
  const requestId = randomUUID();
  await ctx.database.db.transaction(async (tx) => {
    const [asked] = await rowsOf<{ user_id: string }>(
      tx,
      sql`insert into password_resets (user_id, request_id, expires_at) select id, ${requestId}, now() from users where email = ${email} for share
        on conflict (user_id) do update set request_id = excluded.request_id, token_hash = null returning user_id`,
    );
    await ctx.queue.enqueue(tx, passwordResetMailJob, {
      user_id: asked?.user_id ?? randomUUID(),
      request_id: requestId,
    });
  });
  return {};
};
