import { createHmac } from 'node:crypto';
import { limits } from '@serendip/contract/limits';
import { serverTexts } from '@serendip/texts/server-texts';
import type { Ctx } from '../../context.ts';
import { signInCodes, users } from '../../db/schema/accounts.ts';
import { and, eq, gt, sql } from '../../db/sql.ts';
import { languageOf } from '../identity/language-of.ts';
import { mayMailForm } from '../identity/may-mail-form.ts';
import { hashAtOnce } from '../identity/password.ts';
import { sendMail } from '../identity/send-mail.ts';

/** The six digits of a code, made from its id with a server key: each mail of it says the same, and no table stores them. */
function digitsOf({ links }: Ctx['keys'], requestId: string): string {
  const bytes = createHmac('sha256', links).update(`sign-in code ${requestId}`).digest();
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/**
 * Job: makes a code and mails it, if it is still the mailbox's and its minutes are not over. Unknown addresses get a code,
 * too, so that guessing takes the same time.
 */
export async function sendSignInCodeMail(ctx: Ctx, asked: { user_id: string; request_id: string }): Promise<void> {
  const { config, database, keys } = ctx;
  const code = digitsOf(keys, asked.request_id);
  const codeHash = await hashAtOnce(code);
  const [made] = await database.db
    .update(signInCodes)
    .set({ codeHash, expiresAt: sql`now() + make_interval(mins => ${limits.sign_in_code_minutes}::int)` })
    .where(and(eq(signInCodes.requestId, asked.request_id), gt(signInCodes.expiresAt, sql`now()`)))
    .returning({ userId: signInCodes.userId });
  if (!made?.userId) return;
  const [user] = await database.db
    .select({
      email: users.email,
      confirmedAt: users.emailConfirmedAt,
      language: users.language,
      signInLanguage: users.signInLanguage,
    })
    .from(users)
    .where(eq(users.id, made.userId));
  if (!user?.email || !(user.confirmedAt || (await mayMailForm(ctx, user.email)))) return;
  // Behind the '#', so that it reaches no server and no log.
  const link = `${config.publicUrl}/sign-in-code#${new URLSearchParams({ email: user.email, code })}`;
  const t = serverTexts(languageOf(user), 'accountMails');
  await sendMail(ctx, made.userId, {
    to: user.email,
    subject: t('code.subject'),
    text: t('code.text', { code, link, minutes: String(limits.sign_in_code_minutes) }),
    link,
  });
}
