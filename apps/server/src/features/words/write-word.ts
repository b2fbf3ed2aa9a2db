import type { Word, writeWord } from '@serendip/contract/words';
import type { Bounds } from '../../bounds.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { eventLabels } from '../../db/schema/labels.ts';
import { words } from '../../db/schema/words.ts';
import { and, eq, isNotNull, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockEvening } from '../evening/in-evening.ts';
import { requireOpenToInvite, requireSender } from '../invitations/open-to-invite.ts';
import { wordOf } from './list-words.ts';
import { countOf, sendToInvited, sendToJoined } from './send-word.ts';

/** How many more can be sent, and the milliseconds until the next one where none can. */
async function leftToday(tx: Db, eventId: string, bounds: Bounds): Promise<{ left: number; wait: number }> {
  const [sent] = await rowsOf<{ count: number; wait: number }>(
    tx,
    sql`select count(*)::int as count,
        coalesce(extract(epoch from min(created_at) + interval '1 day' - now()) * 1000, 0)::float8 as wait
      from words where event_id = ${eventId} and created_at > now() - interval '1 day'`,
  );
  return { left: Math.max(0, bounds.most('words_a_day_per_event') - (sent?.count ?? 0)), wait: sent?.wait ?? 0 };
}

const isConfirmed = async (tx: Db, userId: string) =>
  (await tx.$count(users, and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)))) > 0;

/**
 * Writes a word and the people it is for, and asks for their news. Under the event's lock: two hosts who send at once stay
 * within the bound, and the same call sent twice sends once.
 */
export const writeWordHandler: Handler<typeof writeWord> = async ({ body, caller, event }, ctx) => {
  const { heading, text, to, on_stage: onStage, dry_run: isTrial, client_id: clientId = null } = body.word;
  if (to === 'invited') await requireSender(ctx, caller.id);
  return ctx.database.db.transaction(async (tx) => {
    const evening = await lockEvening(tx, event.id);
    if (!evening) throw new Refusal('event_not_found');
    if (evening.isClosed) throw new Refusal('event_closed');
    if (to === 'invited') await requireOpenToInvite(tx, event.id, ctx.now());
    const by_mail = to === 'invited' || ctx.config.smtpUrl === undefined || (await isConfirmed(tx, caller.id));
    const answer = async (word: Word | null, people: number) => ({
      word,
      people,
      left_today: (await leftToday(tx, event.id, ctx.bounds)).left,
      by_mail,
    });
    if (clientId) {
      const same = and(eq(words.eventId, event.id), eq(words.clientId, clientId));
      const [known] = await tx.select({ id: words.id, people: words.people }).from(words).where(same);
      if (known) return answer(await wordOf(tx, event.id, known.id), known.people);
    }
    const labelId = typeof to === 'string' ? null : to.label_id;
    if (
      labelId &&
      (await tx.$count(eventLabels, and(eq(eventLabels.eventId, event.id), eq(eventLabels.id, labelId)))) === 0
    )
      throw new Refusal('label_not_found');
    if (isTrial) return answer(null, await countOf(tx, event.id, to, caller.id));
    const { left, wait } = await leftToday(tx, event.id, ctx.bounds);
    if (left === 0) throw ctx.bounds.refusal('words_a_day_per_event', wait);
    const [stored] = await tx
      .insert(words)
      .values({
        eventId: event.id,
        authorId: caller.id,
        heading,
        text,
        audience: typeof to === 'string' ? to : 'label',
        labelId,
        onStage: onStage && to !== 'invited',
        clientId,
        people: 0,
      })
      .returning({ id: words.id });
    if (!stored) throw new Error('a word was not stored');
    const people =
      to === 'invited'
        ? await sendToInvited(tx, ctx, event.id, stored.id)
        : await sendToJoined(tx, ctx, { eventId: event.id, to, author: caller.id }, stored.id);
    await tx.update(words).set({ people }).where(eq(words.id, stored.id));
    return answer(await wordOf(tx, event.id, stored.id), people);
  });
};
