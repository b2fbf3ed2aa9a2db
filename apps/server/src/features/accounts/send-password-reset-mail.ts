import { limits } from '@serendip/contract/limits';
import { serverTexts } from '@serendip/texts/server-texts';
import type { Ctx } from '../../context.ts';
import { passkeys, passwordResets, users } from '../../db/schema/accounts.ts';
import { apiTokens } from '../../db/schema/tokens.ts';
import { and, eq, gt, sql } from '../../db/sql.ts';
import { hashToken } from '../../http/authorise.ts';
import { languageOf } from '../identity/language-of.ts';
import { mayMailForm } from '../identity/may-mail-form.ts';
import { sendMail } from '../identity/send-mail.ts';
import { newToken } from '../identity/session.ts';

/** A reset keeps the passkeys of a confirmed address. Their names let the owner recognise one that is not theirs. */
interface Named {
  name: string;
  createdAt: Date;
}

type Texts = ReturnType<typeof serverTexts<'accountMails'>>;

const listOf = (t: Texts, all: Named[]): string =>
  all.map(({ name, createdAt }) => t('reset.added', { name, date: createdAt.toISOString().slice(0, 10) })).join('\n');

/**
 * Job: makes a new token and mails its link, if the account exists and no newer request came from the same browser. Each try makes a new
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
    .returning({
      email: users.email,
      confirmedAt: users.emailConfirmedAt,
      language: users.language,
      signInLanguage: users.signInLanguage,
    });
  if (!user?.email || !(user.confirmedAt || (await mayMailForm(ctx, user.email)))) return;
  const isFirstProof = config.smtpUrl !== undefined && user.confirmedAt === null;
  const keys = await database.db
    .select({ name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, asked.user_id))
    .orderBy(passkeys.createdAt);
  const tokens = await database.db
    .select({ name: apiTokens.name, createdAt: apiTokens.createdAt })
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, asked.user_id), gt(apiTokens.expiresAt, sql`now()`)))
    .orderBy(apiTokens.createdAt);
  const link = `${config.publicUrl}/reset-password/${token}`;
  const t = serverTexts(languageOf(user), 'accountMails');
  const devices = keys.length > 0 ? t('reset.devices', { devices: listOf(t, keys) }) : '';
  // Programs go on, too.
  const programs = tokens.length > 0 ? t('reset.tokens', { tokens: listOf(t, tokens) }) : '';
  const more = isFirstProof ? t('reset.firstProof') : devices + programs;
  await sendMail(ctx, asked.user_id, {
    to: user.email,
    subject: t('reset.subject'),
    text: t('reset.text', { hours: String(limits.password_reset_hours), link, more }),
    link,
  });
}
