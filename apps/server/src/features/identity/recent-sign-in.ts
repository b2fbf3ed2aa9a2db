import { limits } from '@serendip/contract/limits';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { and, eq, gt, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Caller } from '../../http/authorise.ts';

/** Requires a sign-in within the last minutes, against stolen sessions. Throws `sign_in_again`. */
export async function requireRecentSignIn(db: Db, { tokenHash }: Pick<Caller, 'tokenHash'>): Promise<void> {
  const since = sql`now() - make_interval(mins => ${limits.recent_sign_in_minutes}::int)`;
  const recent = and(eq(sessions.tokenHash, tokenHash), gt(sessions.createdAt, since));
  const [session] = await db.select({ userId: sessions.userId }).from(sessions).where(recent);
  if (!session) throw new Refusal('sign_in_again');
}
