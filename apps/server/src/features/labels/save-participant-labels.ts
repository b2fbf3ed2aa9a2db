import type { saveParticipantLabels } from '@serendip/contract/labels';
import { rowsOf } from '../../db/database.ts';
import { eventLabels, participantLabels } from '../../db/schema/labels.ts';
import { and, eq, inArray, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockUsers } from '../identity/lock-users.ts';
import { peopleThere } from './queries.ts';

/** Gives a person these labels of the event and no others. */
export const saveParticipantLabelsHandler: Handler<typeof saveParticipantLabels> = async (
  { body, caller, event, params },
  { database },
) => {
  const { user_id: userId } = params;
  const wanted = [...new Set(body.label_ids)];
  return database.db.transaction(async (tx) => {
    await lockUsers(tx, caller.id, userId, 'share');
    const [there] = await rowsOf(
      tx,
      sql`select 1 from ${peopleThere(event.id)} t(user_id) where t.user_id = ${userId} limit 1`,
    );
    if (!there) throw new Refusal('user_not_found');
    const labels = await tx
      .select({ id: eventLabels.id, name: eventLabels.name })
      .from(eventLabels)
      .where(and(eq(eventLabels.eventId, event.id), inArray(eventLabels.id, wanted)))
      .orderBy(eventLabels.seq)
      .for('share');
    if (labels.length < wanted.length) throw new Refusal('label_not_found');
    await tx
      .delete(participantLabels)
      .where(
        and(
          eq(participantLabels.userId, userId),
          inArray(
            participantLabels.labelId,
            tx.select({ id: eventLabels.id }).from(eventLabels).where(eq(eventLabels.eventId, event.id)),
          ),
        ),
      );
    if (labels.length > 0) await tx.insert(participantLabels).values(labels.map(({ id }) => ({ labelId: id, userId })));
    return { labels };
  });
};
