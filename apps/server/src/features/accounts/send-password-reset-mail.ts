import { limits } from '@serendip/contract/limits';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { passwordResets, users } from '../../db/schema.ts';
import { hashToken } from '../../http/authorise.ts';
import { newToken } from './session.ts';

const textOf = (link: string) => `Hello,

somebody, hopefully you, asked to set a new password for your Serendip
account. Open this link within ${limits.password_reset_hours} hours to choose one:

${link}

The link works once. If it was not you, ignore this mail: your password
stays as it is.
`;

/** Job: makes a new token and mails its link to the stored address, if the account is there. */
export async function sendPasswordResetMail({ database: { db }, mailer, config }: Ctx, userId: string): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user?.email) return;
  const token = newToken();
  const reset = {
    tokenHash: hashToken(token),
    expiresAt: sql`now() + make_interval(hours => ${limits.password_reset_hours}::int)`,
  };
  await db
    .insert(passwordResets)
    .values({ userId: user.id, ...reset })
    .onConflictDoUpdate({ target: passwordResets.userId, set: reset });
  const link = `${config.publicUrl}/reset-password/${token}`;
  await mailer.send({ to: user.email, subject: 'Set a new password for Serendip', text: textOf(link), link });
}
