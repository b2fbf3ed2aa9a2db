import { type Mail, outboxOf } from '../../adapters/mailer.ts';
import type { Ctx } from '../../context.ts';
import { users } from '../../db/schema/accounts.ts';
import { and, eq, isNull } from '../../db/sql.ts';
import { addressHash, deleteMailsTo } from './delete-mails-to.ts';

/** Sends a mail to a user. If they erased the account meanwhile, removes it from the outbox. */
export async function sendMail({ config, database, mailer }: Ctx, userId: string, mail: Mail): Promise<void> {
  await mailer.send(mail);
  if (config.smtpUrl) return;
  const isThere = and(eq(users.id, userId), isNull(users.erasedAt));
  const [there] = await database.db.select({ id: users.id }).from(users).where(isThere);
  if (!there) await deleteMailsTo(outboxOf(config), addressHash(mail.to));
}
