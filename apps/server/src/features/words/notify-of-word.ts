import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { words } from '../../db/schema/words.ts';
import { eq, sql } from '../../db/sql.ts';
import { withRest } from '../../with-rest.ts';
import { notify } from '../notifications/notify.ts';

/** People of one transaction, so that nobody waits for the whole list. */
const slice = 100;

/** Job: notifies the people of a word, slice by slice. A retry notifies nobody twice. People who muted the event's words are skipped. */
export async function notifyOfWord(
  ctx: Pick<Ctx, 'queue' | 'now' | 'database'>,
  wordId: string,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = ctx.database;
  const [word] = await db.select({ eventId: words.eventId }).from(words).where(eq(words.id, wordId));
  if (!word) return;
  for (let after: string | null = null; ; ) {
    signal?.throwIfAborted();
    const last: string | undefined = await withRest(() =>
      db.transaction(async (tx) => {
        const people = await rowsOf<{ user_id: string }>(
          tx,
          sql`select r.user_id from word_recipients r where r.word_id = ${wordId}
            and (${after}::uuid is null or r.user_id > ${after}::uuid)
            and not exists (select 1 from muted_words x where x.event_id = ${word.eventId} and x.user_id = r.user_id)
          order by r.user_id limit ${slice}`,
        );
        const users = people.map(({ user_id }) => user_id);
        if (users.length > 0) await notify(tx, ctx, { kind: 'from_host', users, cause: wordId, event: word.eventId });
        return users.length < slice ? undefined : users.at(-1);
      }),
    );
    if (last === undefined) return;
    after = last;
  }
}
