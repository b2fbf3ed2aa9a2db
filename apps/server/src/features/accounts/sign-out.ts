import type { signOut } from '@serendip/contract/accounts';
import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema.ts';
import type { Handler } from '../../http/bind.ts';

/** Ends the session of the token that was sent, and no other. */
export const signOutHandler: Handler<typeof signOut> = async ({ caller }, { database: { db } }) => {
  await db.delete(sessions).where(eq(sessions.tokenHash, caller.tokenHash));
  return {};
};
