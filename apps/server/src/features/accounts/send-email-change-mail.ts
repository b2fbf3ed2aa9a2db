import { serverTexts } from '@serendip/texts/server-texts';
import type { Ctx } from '../../context.ts';
import { emailConfirmations, users } from '../../db/schema/accounts.ts';
import { and, eq, isNull } from '../../db/sql.ts';
import { languageOf } from '../identity/language-of.ts';
import { sendMail } from '../identity/send-mail.ts';

/** Job: tells the address of before. */
export async function sendEmailChangeMail(ctx: Ctx, { user_id: userId }: { user_id: string }): Promise<void> {
  const [told] = await ctx.database.db
    .select({ to: emailConfirmations.oldEmail, language: users.language, signInLanguage: users.signInLanguage })
    .from(emailConfirmations)
    .innerJoin(users, and(eq(users.id, emailConfirmations.userId), isNull(users.erasedAt)))
    .where(eq(emailConfirmations.userId, userId));
  if (!told?.to) return;
  const t = serverTexts(languageOf(told), 'accountMails');
  await sendMail(ctx, userId, {
    to: told.to,
    subject: t('emailChange.subject'),
    text:
      ctx.config.smtpUrl === undefined
        ? t('emailChange.changed')
        : t('emailChange.asked', { page: `${ctx.config.publicUrl}/forgot-password` }),
  });
}
