import { randomUUID } from 'node:crypto';
import { readEmail, type requestPasswordReset } from '@serendip/contract/accounts';
import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { deviceKey } from '../../http/device.ts';
import { mailOrder, passwordResetMailJob } from '../../queue/jobs.ts';
import { askForMail } from '../identity/throttling/ask-for-mail.ts';
import { throttleKey } from '../identity/throttling/throttle-key.ts';

/** Whose budgets a request for a reset mail takes from. */
const budgets = {
  perAddress: 'reset_requests_per_address',
  perDevice: ['reset_mails_per_device'],
  fromHere: ['reset_mails_from_here'],
  perMailbox: ['reset_mails_per_mailbox'],
} as const;

/**
 * Answers and works the same for every e-mail: for an unknown one it enqueues a mail to an account that does not exist.
 * The queue holds neither the e-mail nor a token. Older links that the same browser asked for are void at once. Those of others live
 * on, so that a stranger's request takes nothing away; the budgets bound how many there are.
 */
export const requestPasswordResetHandler: Handler<typeof requestPasswordReset> = async ({ body, request }, ctx) => {
  const email = readEmail(body.user.email);
  if (email !== null)
    await askForMail(ctx, request, email, budgets, () => ask(ctx, email, throttleKey([deviceKey(request)])));
  return {};
};

async function ask(ctx: Ctx, email: string, askedFrom: string): Promise<void> {
  const requestId = randomUUID();
  await ctx.database.db.transaction(async (tx) => {
    const [asked] = await rowsOf<{ user_id: string }>(
      tx,
      sql`insert into password_resets (user_id, asked_from, request_id, expires_at)
        select id, ${askedFrom}, ${requestId}, now() from users where email = ${email} for share
        on conflict (user_id, asked_from) do update set request_id = excluded.request_id, token_hash = null returning user_id`,
    );
    const job = { user_id: asked?.user_id ?? randomUUID(), request_id: requestId };
    await ctx.queue.enqueue(tx, passwordResetMailJob, job, mailOrder(requestId, asked?.user_id));
  });
}
