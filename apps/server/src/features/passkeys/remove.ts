import type { removePasskey } from '@serendip/contract/passkeys';
import { passkeys } from '../../db/schema/accounts.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';

export const removePasskeyHandler: Handler<typeof removePasskey> = async ({ params, caller }, { database: { db } }) => {
  const isTheirs = and(eq(passkeys.id, params.passkey_id), eq(passkeys.userId, caller.id));
  const removed = await db.delete(passkeys).where(isTheirs).returning({ id: passkeys.id });
  if (removed.length === 0) throw new Refusal('passkey_not_found');
  return {};
};
