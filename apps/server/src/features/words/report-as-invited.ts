import type { reportInvitedWord } from '@serendip/contract/answer-invitation';
import type { AttachedMessage } from '@serendip/contract/safety';
import { rowsOf } from '../../db/database.ts';
import { reports } from '../../db/schema/safety.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { reportsMailJob } from '../../queue/jobs.ts';
import { isElsewhere, openInvitation } from '../invited-guests/find-invitation.ts';
import { readerOf } from '../safety/reader.ts';

/**
 * Reports the word that came to an invited person. They have no account, so the operator reads it and no host does. Once per invitation:
 * a retry stores nothing.
 */
export const reportInvitedWordHandler: Handler<typeof reportInvitedWord> = async ({ body, params, request }, ctx) => {
  const { reason, words = null } = body.report;
  await ctx.database.db.transaction(async (tx) => {
    const opened = await openInvitation(tx, ctx, params.token, request, { lock: true });
    if (isElsewhere(opened)) throw new Refusal('invitation_elsewhere');
    const [word] = await rowsOf<{ author_id: string }>(
      tx,
      sql`select w.author_id from invitations i join words w on w.id = i.word_id
        join users u on u.id = w.author_id and u.erased_at is null where i.id = ${opened.id} for key share of u`,
    );
    if (!word || !opened.word) throw new Refusal('word_not_found');
    if (opened.word.reported) return;
    await tx.execute(sql`update invitations set word_reported_at = now() where id = ${opened.id}`);
    const { heading, text, created_at } = opened.word;
    const thread: AttachedMessage[] = [{ from: 'reported', content: `${heading}\n\n${text}`, created_at }];
    const about = { eventId: opened.event_id, reporterId: null, reportedId: word.author_id, byInvited: true };
    await tx.insert(reports).values({ ...about, reason, words, thread });
    if (readerOf(ctx.config, { isAboutHost: true }))
      await ctx.queue.enqueue(
        tx,
        reportsMailJob,
        { event_id: opened.event_id },
        { priority: 0, group: opened.event_id },
      );
    else ctx.log.warn('a report of an invited person waits in the database: no SAFETY_EMAIL is set');
  });
  return {};
};
