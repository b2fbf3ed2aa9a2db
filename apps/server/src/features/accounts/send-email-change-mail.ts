import type { Ctx } from '../../context.ts';
import { emailConfirmations, users } from '../../db/schema/accounts.ts';
import { and, eq, isNull } from '../../db/sql.ts';
import { sendMail } from '../identity/send-mail.ts';

const textOf = (page: string, waits: boolean) => `Hello,

somebody, hopefully you, ${waits ? 'asked for another' : 'changed the'} e-mail address of your Serendip account.
${waits ? 'Once the link in the mail to the new address is opened, you sign in with that one.' : 'You sign in with the new one now.'}

If it was not you, ${waits ? `set a new password at once:\n\n${page}` : 'ask the person who runs this server.'}
`;

/** Job: tells the address of before. */
export async function sendEmailChangeMail(ctx: Ctx, { user_id: userId }: { user_id: string }): Promise<void> {
  const [told] = await ctx.database.db
    .select({ to: emailConfirmations.oldEmail })
    .from(emailConfirmations)
    .innerJoin(users, and(eq(users.id, emailConfirmations.userId), isNull(users.erasedAt)))
    .where(eq(emailConfirmations.userId, userId));
  if (!told?.to) return;
  await sendMail(ctx, userId, {
    to: told.to,
    subject: 'The e-mail address of your Serendip account',
    text: textOf(`${ctx.config.publicUrl}/forgot-password`, ctx.config.smtpUrl !== undefined),
  });
}
