import type { muteWords } from '@serendip/contract/words';
import { mutedWords } from '../../db/schema/words.ts';
import { and, eq } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { lockAccount } from '../identity/lock-account.ts';

/** Safe to repeat. */
export const muteWordsHandler: Handler<typeof muteWords> = async ({ body, caller, event }, { database: { db } }) => {
  const { muted } = body.words;
  const own = { eventId: event.id, userId: caller.id };
  await db.transaction(async (tx) => {
    await lockAccount(tx, caller.id);
    if (muted) await tx.insert(mutedWords).values(own).onConflictDoNothing();
    else await tx.delete(mutedWords).where(and(eq(mutedWords.eventId, own.eventId), eq(mutedWords.userId, own.userId)));
  });
  return { muted };
};
