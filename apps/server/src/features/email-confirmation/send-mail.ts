import { limits } from '@serendip/contract/limits';
import { serverTexts } from '@serendip/texts/server-texts';
import type { Ctx } from '../../context.ts';
import { emailConfirmations, users } from '../../db/schema/accounts.ts';
import { and, eq, isNotNull, isNull, or, sql } from '../../db/sql.ts';
import { hashToken } from '../../http/authorise.ts';
import { languageOf } from '../identity/language-of.ts';
import { mayMailForm } from '../identity/may-mail-form.ts';
import { sendMail } from '../identity/send-mail.ts';
import { newToken } from '../identity/session.ts';

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
    .returning({
      email: users.email,
      newEmail: emailConfirmations.newEmail,
      language: users.language,
      signInLanguage: users.signInLanguage,
    });
  const to = user?.newEmail ?? user?.email;
  if (!user || !to || !(await mayMailForm(ctx, to))) return;
  const t = serverTexts(languageOf(user), 'accountMails');
  const link = `${ctx.config.publicUrl}/confirm-email/${token}`;
  await sendMail(ctx, asked.user_id, {
    to,
    subject: t('confirm.subject'),
    text: t(user.newEmail ? 'confirm.change' : 'confirm.text', { days: String(limits.email_confirmation_days), link }),
    link,
  });
}
