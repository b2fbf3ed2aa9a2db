import { limits } from '@serendip/contract/limits';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { passwordResets, users } from '../../db/schema.ts';
import { hashToken } from '../../http/authorise.ts';
import { sendLetter } from './send-letter.ts';
import { newToken } from './session.ts';

const textOf = (link: string) => `Hello,

somebody, hopefully you, asked to set a new password for your Serendip
account. Open this link within ${limits.password_reset_hours} hours to choose one:

${link}

The link works once. If it was not you, ignore this mail: your password
stays as it is.
`;

/**
 * Job: makes a new token and mails its link to the stored address, if the account is there and nobody has asked again
 * since. Every try makes another token, and only the last one's counts.
 */
export async function sendPasswordResetMail(ctx: Ctx, asked: { user_id: string; request_id: string }): Promise<void> {
  const { config, database } = ctx;
  const token = newToken();
  const [user] = await database.db
    .update(passwordResets)
    .set({
      tokenHash: hashToken(token),
      expiresAt: sql`now() + make_interval(hours => ${limits.password_reset_hours}::int)`,
    })
    .from(users)
    .where(
      and(
        eq(passwordResets.userId, asked.user_id),
        eq(passwordResets.requestId, asked.request_id),
        eq(users.id, passwordResets.userId),
      ),
    )
    .returning({ email: users.email });
  if (!user?.email) return;
  const link = `${config.publicUrl}/reset-password/${token}`;
  await sendLetter(ctx, asked.user_id, {
    to: user.email,
    subject: 'Set a new password for Serendip',
    text: textOf(link),
    link,
  });
}
