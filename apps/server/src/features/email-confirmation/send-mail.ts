import { limits } from '@serendip/contract/limits';
import type { Ctx } from '../../context.ts';
import { emailConfirmations, users } from '../../db/schema/accounts.ts';
import { and, eq, isNotNull, isNull, or, sql } from '../../db/sql.ts';
import { hashToken } from '../../http/authorise.ts';
import { sendMail } from '../identity/send-mail.ts';
import { newToken } from '../identity/session.ts';

const textOf = (link: string) => `Hello,

somebody, hopefully you, made a Serendip account with this e-mail address.
Open this link within ${limits.email_confirmation_days} days to confirm that it is yours:

${link}

Open it in the browser where you are signed in. Anywhere else it ends what
was made with this address before, in case a stranger made it: the password,
open sessions, co-hosts and the card. Events are closed until you open them.

If it was not you, ignore this mail. The address then stays marked as
'not confirmed' where others see it.
`;

const changeText = (link: string) => `Hello,

somebody, hopefully you, wants to use this e-mail address for their Serendip
account. Open this link within ${limits.email_confirmation_days} days to change it:

${link}

Open it in the browser where you are signed in. Anywhere else it also ends
what was made with the account before, in case a stranger made it: the
password, open sessions, co-hosts and the card. Events are closed until you
open them.

If it was not you, ignore this mail: nothing changes.
`;

/**
 * Job: makes a new token and mails its link, if the account exists, its address is unconfirmed and no newer mail was
 * requested. Each try makes a new token; only the last one is valid.
 */
export async function sendConfirmationMail(ctx: Ctx, asked: { user_id: string; request_id: string }): Promise<void> {
  const token = newToken();
  const [user] = await ctx.database.db
    .update(emailConfirmations)
    .set({
      tokenHash: hashToken(token),
      expiresAt: sql`now() + make_interval(days => ${limits.email_confirmation_days}::int)`,
    })
    .from(users)
    .where(
      and(
        eq(emailConfirmations.userId, asked.user_id),
        eq(emailConfirmations.requestId, asked.request_id),
        eq(users.id, emailConfirmations.userId),
        or(isNull(users.emailConfirmedAt), isNotNull(emailConfirmations.newEmail)),
      ),
    )
    .returning({ email: users.email, newEmail: emailConfirmations.newEmail });
  const to = user?.newEmail ?? user?.email;
  if (!to) return;
  const link = `${ctx.config.publicUrl}/confirm-email/${token}`;
  await sendMail(ctx, asked.user_id, {
    to,
    subject: 'Confirm your e-mail address for Serendip',
    text: user?.newEmail ? changeText(link) : textOf(link),
    link,
  });
}
