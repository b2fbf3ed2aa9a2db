import { randomBytes } from 'node:crypto';
import { limits } from '@serendip/contract/limits';
import type { Db } from '../../db/database.ts';
import { passkeyChallenges } from '../../db/schema/accounts.ts';
import { and, eq, gt, isNull, sql } from '../../db/sql.ts';
import { type Caller, hashToken } from '../../http/authorise.ts';

/** The session that adds a passkey. */
type Adding = Pick<Caller, 'id' | 'tokenHash'>;

/** Makes a challenge for adding a passkey in a session, or for signing in. Any process can take the answer. */
export async function newChallenge(db: Db, adding?: Adding): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = randomBytes(32);
  await db.insert(passkeyChallenges).values({
    challengeHash: hashToken(bytes.toString('base64url')),
    userId: adding?.id,
    sessionHash: adding?.tokenHash,
    expiresAt: sql`now() + make_interval(mins => ${limits.passkey_challenge_minutes}::int)`,
  });
  return Uint8Array.from(bytes);
}

/** Deletes a challenge before the answer is checked. False if it was used, expired or another session's. */
export async function useChallenge(db: Db, challenge: string, adding?: Adding): Promise<boolean> {
  const isTheirs = adding
    ? and(eq(passkeyChallenges.userId, adding.id), eq(passkeyChallenges.sessionHash, adding.tokenHash))
    : isNull(passkeyChallenges.userId);
  const used = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        isTheirs,
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash });
  return used.length > 0;
}
