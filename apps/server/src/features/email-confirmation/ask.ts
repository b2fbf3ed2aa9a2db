import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { emailConfirmations } from '../../db/schema/accounts.ts';
import { sql } from '../../db/sql.ts';
import { emailConfirmationMailJob } from '../../queue/jobs.ts';

/** Enqueues a mail with a link to a user's new address, or to the one they have. Older links are void at once. */
export async function askForConfirmation(
  tx: Db,
  { queue }: Pick<Ctx, 'queue'>,
  userId: string,
  newEmail: string | null = null,
): Promise<void> {
  const requestId = randomUUID();
  await tx
    .insert(emailConfirmations)
    .values({ userId, requestId, newEmail, expiresAt: sql`now()` })
    .onConflictDoUpdate({
      target: emailConfirmations.userId,
      set: { requestId, newEmail, tokenHash: null, expiresAt: sql`now()` },
    });
  await queue.enqueue(tx, emailConfirmationMailJob, { user_id: userId, request_id: requestId });
}
