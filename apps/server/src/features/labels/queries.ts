import type { Label } from '@serendip/contract/labels';
import { type Db, rowsOf } from '../../db/database.ts';
import { eventLabels } from '../../db/schema/labels.ts';
import { and, eq, type SQL, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';

/** The ids of people who can carry a label: they take part, or wait for a place. */
export const peopleThere = (eventId: string): SQL =>
  sql`(select user_id from memberships where event_id = ${eventId}
    union all select user_id from waiting_list where event_id = ${eventId})`;

/** An event's labels in the order in which they were made, each with the number of its people. `only`: one of them. */
export const readLabels = (db: Db, eventId: string, only: string | null = null): Promise<Label[]> =>
  rowsOf<Label>(
    db,
    sql`select l.id, l.name, (select count(*)::int from participant_labels p
          where p.label_id = l.id and p.user_id in ${peopleThere(eventId)}) as people
      from event_labels l where l.event_id = ${eventId} and (${only}::uuid is null or l.id = ${only}::uuid)
      order by l.seq`,
  );

/** Throws `label_not_found` if the label is not the event's. */
export async function readLabel(tx: Db, eventId: string, labelId: string): Promise<Label> {
  const [label] = await readLabels(tx, eventId, labelId);
  if (!label) throw new Refusal('label_not_found');
  return label;
}

export const isLabel = (eventId: string, labelId: string) =>
  and(eq(eventLabels.eventId, eventId), eq(eventLabels.id, labelId));
