import { limits } from '@serendip/contract/limits';
import type { Ctx } from '../../context.ts';
import { passkeys, passwordResets, users } from '../../db/schema/accounts.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { hashToken } from '../../http/authorise.ts';
import { sendMail } from '../identity/send-mail.ts';
import { newToken } from '../identity/session.ts';

/** A reset keeps the passkeys of a confirmed address. Their names let the owner recognise one that is not theirs. */
const listOf = (keys: { name: string; createdAt: Date }[]) =>
  keys.length === 0
    ? ''
    : `
These devices can sign in to your account without a password, and a new
password does not change that. If you do not know one of them, remove it
on your profile:

${keys.map(({ name, createdAt }) => `- ${name} (added on ${createdAt.toISOString().slice(0, 10)})`).join('\n')}
`;

/** For an address that was never confirmed. */
const firstProof = `
The address was never confirmed. So a new password also ends what was made
with it before: open sessions, devices, co-hosts and your card. Events of
the account are closed until you open them.
`;

const textOf = (link: string, more: string) => `Hello,

somebody, hopefully you, asked to set a new password for your Serendip
account. Open this link within ${limits.password_reset_hours} hours to choose one:

${link}

The link works once. If it was not you, ignore this mail: your password
stays as it is.
${more}`;

/**
 * Job: makes a new token and mails its link, if the account exists and no newer request came. Each try makes a new
 * token; only the last one is valid.
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
    .returning({ email: users.email, confirmedAt: users.emailConfirmedAt });
  if (!user?.email) return;
  const isFirstProof = config.smtpUrl !== undefined && user.confirmedAt === null;
  const keys = await database.db
    .select({ name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, asked.user_id))
    .orderBy(passkeys.createdAt);
  const link = `${config.publicUrl}/reset-password/${token}`;
  await sendMail(ctx, asked.user_id, {
    to: user.email,
    subject: 'Set a new password for Serendip',
    text: textOf(link, isFirstProof ? firstProof : listOf(keys)),
    link,
  });
}
