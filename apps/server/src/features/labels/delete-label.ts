import type { deleteLabel } from '@serendip/contract/labels';
import { eventLabels } from '../../db/schema/labels.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { isLabel } from './queries.ts';

/** Rows that refer to the label go with it, by the database's references. */
export const deleteLabelHandler: Handler<typeof deleteLabel> = async ({ event, params }, { database }) => {
  const gone = await database.db
    .delete(eventLabels)
    .where(isLabel(event.id, params.label_id))
    .returning({ id: eventLabels.id });
  if (gone.length === 0) throw new Refusal('label_not_found');
  return {};
};
