import { randomUUID } from 'node:crypto';
import { readEmail } from '@serendip/contract/accounts';
import { limits } from '@serendip/contract/limits';
import type { requestSignInCode } from '@serendip/contract/sign-in-code';
import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { signInCodeMailJob } from '../../queue/jobs.ts';
import { addressHash } from '../identity/delete-mails-to.ts';
import { askForMail } from '../identity/throttling/ask-for-mail.ts';

/** Whose budgets a request for a code takes from. */
const budgets = {
  perAddress: 'code_requests_per_address',
  fromHere: ['code_mails_from_here', 'code_mails_from_here_a_day'],
  perMailbox: ['code_mails_per_mailbox', 'code_mails_per_mailbox_a_day'],
} as const;

/** Answers and works the same for every e-mail: an unknown one gets a row and a job, too. */
export const requestSignInCodeHandler: Handler<typeof requestSignInCode> = async ({ body, request }, ctx) => {
  const email = readEmail(body.user.email);
  if (email !== null) await askForMail(ctx, request, email, budgets, () => ask(ctx, email));
  return {};
};

async function ask(ctx: Ctx, email: string): Promise<void> {
  const requestId = randomUUID();
  await ctx.database.db.transaction(async (tx) => {
    const [asked] = await rowsOf<{ user_id: string | null }>(
      tx,
      sql`with owner as (select id from users where email = ${email} for share)
        insert into sign_in_codes (address_hash, user_id, request_id, expires_at) values (${addressHash(email)},
          (select id from owner), ${requestId}, now() + make_interval(mins => ${limits.sign_in_code_minutes}::int))
        on conflict (address_hash) do update set user_id = excluded.user_id, request_id = excluded.request_id,
          code_hash = null, tries = 0, expires_at = excluded.expires_at
        returning user_id`,
    );
    await ctx.queue.enqueue(tx, signInCodeMailJob, {
      user_id: asked?.user_id ?? randomUUID(),
      request_id: requestId,
    });
  });
}
