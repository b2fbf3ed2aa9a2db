import type { labelPeople } from '@serendip/contract/labels';
import { users } from '../../db/schema/accounts.ts';
import { eventLabels, participantLabels } from '../../db/schema/labels.ts';
import { and, eq, inArray, isNull, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { isLabel, peopleThere, readLabel } from './queries.ts';

/** Puts a label on people, or takes it off. Safe to repeat; their other labels stay. */
export const labelPeopleHandler: Handler<typeof labelPeople> = async ({ body, event, params }, { database }) => ({
  label: await database.db.transaction(async (tx) => {
    const labelId = params.label_id;
    // Accounts first and in one order, like everywhere, so that none is erased meanwhile and no deadlock occurs.
    const there = await tx
      .select({ userId: users.id })
      .from(users)
      .where(
        and(inArray(users.id, body.user_ids), isNull(users.erasedAt), sql`${users.id} in ${peopleThere(event.id)}`),
      )
      .orderBy(users.id)
      .for('share');
    const held = await tx.select().from(eventLabels).where(isLabel(event.id, labelId)).for('share');
    if (held.length === 0) throw new Refusal('label_not_found');
    if (!body.labelled)
      await tx
        .delete(participantLabels)
        .where(and(eq(participantLabels.labelId, labelId), inArray(participantLabels.userId, body.user_ids)));
    else if (there.length > 0)
      await tx
        .insert(participantLabels)
        .values(there.map(({ userId }) => ({ labelId, userId })))
        .onConflictDoNothing();
    return readLabel(tx, event.id, labelId);
  }),
});
