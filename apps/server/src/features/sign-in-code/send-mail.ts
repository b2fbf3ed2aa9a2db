import { createHmac } from 'node:crypto';
import { limits } from '@serendip/contract/limits';
import type { Ctx } from '../../context.ts';
import { signInCodes, users } from '../../db/schema/accounts.ts';
import { and, eq, gt, sql } from '../../db/sql.ts';
import { hashAtOnce } from '../identity/password.ts';
import { sendMail } from '../identity/send-mail.ts';

const textOf = (code: string, link: string) => `Hello,

this is your code to sign in to Serendip:

${code}

Or open this link, and press the button on the page:

${link}

Both work once and for ${limits.sign_in_code_minutes} minutes.
Ask again within that time, and the same code is mailed again.
If you did not ask for a code, ignore this mail. Give the code to nobody:
no one who works on Serendip will ever ask you for it.
`;

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
  const [user] = await database.db.select({ email: users.email }).from(users).where(eq(users.id, made.userId));
  if (!user?.email) return;
  // Behind the '#', so that it reaches no server and no log.
  const link = `${config.publicUrl}/sign-in-code#${new URLSearchParams({ email: user.email, code })}`;
  await sendMail(ctx, made.userId, {
    to: user.email,
    subject: 'Your code to sign in to Serendip',
    text: textOf(code, link),
    link,
  });
}
