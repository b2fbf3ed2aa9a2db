import type { listPasskeys } from '@serendip/contract/passkeys';
import { passkeys, users } from '../../db/schema/accounts.ts';
import { eq } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { presentPasskey } from './present.ts';

export const listPasskeysHandler: Handler<typeof listPasskeys> = async ({ caller }, { database: { db } }) => {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, caller.id)).orderBy(passkeys.createdAt);
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, caller.id));
  return { passkeys: rows.map(presentPasskey), password: Boolean(user?.hash) };
};
