import { type createLabel, type Label, labelKey } from '@serendip/contract/labels';
import { limits } from '@serendip/contract/limits';
import { say } from '@serendip/texts/sentence';
import type { Db } from '../../db/database.ts';
import { eventLabels } from '../../db/schema/labels.ts';
import { and, eq } from '../../db/sql.ts';
import { invalid } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { holdLabels } from './hold-labels.ts';
import { readLabel } from './queries.ts';

/** The event's label of this name, which is made if it is missing. Hold the labels before. Throws `invalid` at the bound. */
export async function findOrMakeLabel(tx: Db, eventId: string, name: string): Promise<{ id: string; isNew: boolean }> {
  const key = labelKey(name);
  const [same] = await tx
    .select({ id: eventLabels.id })
    .from(eventLabels)
    .where(and(eq(eventLabels.eventId, eventId), eq(eventLabels.key, key)));
  if (same) return { id: same.id, isNew: false };
  if ((await tx.$count(eventLabels, eq(eventLabels.eventId, eventId))) >= limits.labels_max)
    throw invalid(say('labelsPerEvent', { max: limits.labels_max }));
  const [made] = await tx.insert(eventLabels).values({ eventId, name, key }).returning({ id: eventLabels.id });
  if (!made) throw new Error('the insert of a label returned nothing');
  return { id: made.id, isNew: true };
}

export const createLabelHandler: Handler<typeof createLabel> = async ({ body, event }, { database }) => ({
  label: await database.db.transaction(async (tx): Promise<Label> => {
    await holdLabels(tx, event.id);
    const { id, isNew } = await findOrMakeLabel(tx, event.id, body.label.name);
    if (!isNew) throw invalid(say('nameTaken'));
    return readLabel(tx, event.id, id);
  }),
});
