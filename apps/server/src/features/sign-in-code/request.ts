import { randomUUID } from 'node:crypto';
import { readEmail } from '@serendip/contract/accounts';
import { limits } from '@serendip/contract/limits';
import type { requestSignInCode } from '@serendip/contract/sign-in-code';
import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { mailOrder, signInCodeMailJob } from '../../queue/jobs.ts';
import { addressHash } from '../identity/delete-mails-to.ts';
import { askForMail } from '../identity/throttling/ask-for-mail.ts';

/** Whose budgets a request for a code takes from. */
const budgets = {
  perAddress: 'code_requests_per_address',
  perDevice: ['code_mails_per_device', 'code_mails_per_device_a_day'],
  fromHere: ['code_mails_from_here', 'code_mails_from_here_a_day'],
  perMailbox: ['code_mails_per_mailbox', 'code_mails_per_mailbox_a_day'],
} as const;

/** Answers and works the same for every e-mail: an unknown one gets a row and a job, too. */
export const requestSignInCodeHandler: Handler<typeof requestSignInCode> = async ({ body, request }, ctx) => {
  const email = readEmail(body.user.email);
  if (email !== null) await askForMail(ctx, request, email, budgets, () => ask(ctx, email));
  return {};
};

/**
 * A request beside a live code mails the same one again, so that a stranger's request makes no code void. A code whose tries are
 * used up makes room for a new one.
 */
async function ask(ctx: Ctx, email: string): Promise<void> {
  const isLive = sql`(c.expires_at > now() and c.tries < ${limits.sign_in_code_tries_in_all}
    and c.user_id is not distinct from excluded.user_id)`;
  await ctx.database.db.transaction(async (tx) => {
    const [asked] = await rowsOf<{ user_id: string | null; request_id: string }>(
      tx,
      sql`with owner as (select id from users where email = ${email} for share)
        insert into sign_in_codes as c (address_hash, user_id, request_id, expires_at) values (${addressHash(email)},
          (select id from owner), ${randomUUID()}, now() + make_interval(mins => ${limits.sign_in_code_minutes}::int))
        on conflict (address_hash) do update set user_id = excluded.user_id,
          request_id = case when ${isLive} then c.request_id else excluded.request_id end,
          code_hash = case when ${isLive} then c.code_hash end, tries = case when ${isLive} then c.tries else 0 end,
          mails = case when ${isLive} then c.mails + 1 else 1 end, expires_at = excluded.expires_at
        returning user_id, request_id`,
    );
    const job = { user_id: asked?.user_id ?? randomUUID(), request_id: asked?.request_id ?? randomUUID() };
    await ctx.queue.enqueue(tx, signInCodeMailJob, job, mailOrder(job.request_id, asked?.user_id));
  });
}
