import { labelKey, type updateLabel } from '@serendip/contract/labels';
import { say } from '@serendip/texts/sentence';
import { eventLabels } from '../../db/schema/labels.ts';
import { and, eq, ne } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { holdLabels } from './hold-labels.ts';
import { isLabel, readLabel } from './queries.ts';

export const updateLabelHandler: Handler<typeof updateLabel> = async ({ body, event, params }, { database }) => ({
  label: await database.db.transaction(async (tx) => {
    await holdLabels(tx, event.id);
    const { name } = body.label;
    const key = labelKey(name);
    const isOther = and(
      eq(eventLabels.eventId, event.id),
      eq(eventLabels.key, key),
      ne(eventLabels.id, params.label_id),
    );
    if ((await tx.$count(eventLabels, isLabel(event.id, params.label_id))) === 0) throw new Refusal('label_not_found');
    if ((await tx.$count(eventLabels, isOther)) > 0) throw invalid(say('nameTaken'));
    await tx.update(eventLabels).set({ name, key }).where(isLabel(event.id, params.label_id));
    return readLabel(tx, event.id, params.label_id);
  }),
});
