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
 * Answers and works the same for every e-mail: for an unknown one it enqueues a mail to an account that does not exist.
 * The queue holds neither the e-mail nor a token. Older links are void at once.
 */
export const requestPasswordResetHandler: Handler<typeof requestPasswordReset> = async ({ body, request }, ctx) => {
  await spend(ctx, 'reset_requests_per_address', [request.ip]);
  const email = readEmail(body.user.email);
  if (email === null) return {};
  // The mailbox has had its mails. The answer stays the same, so that it reveals nothing.
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
