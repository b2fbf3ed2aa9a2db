import type { Invitation } from '@serendip/contract/invitations';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { timeOf, timeOrNull } from '../../db/time.ts';
import { invitedAccount, invitedTakesPart, invitedWaits } from '../event-facts/invited.ts';

type Row = Invitation;

/** The names of the labels of an invitation `i`. */
const invitedLabels = sql`case when i.labels = '[]' then '[]'::json else (
  select coalesce(json_agg(l.name order by l.seq), '[]') from event_labels l
    where l.event_id = i.event_id and i.labels ? l.id::text) end`;

/** An event's invitations that hold, as its hosts see them. */
export const invitedOf = (eventId: string) => sql`
  select i.id, i.name, i.email, ${invitedLabels} as labels, i.created_at, i.invited_at, i.answered_at, i.reminders, i.reminded_at, i.seq,
    case when ${invitedTakesPart} then 'joined' when ${invitedWaits} then 'waiting' when i.answer = 'yes' then 'left'
      when i.answer = 'maybe' then 'maybe' when i.answer = 'no' then 'declined' when i.invited_at is null then 'saved'
      else 'invited' end as state,
    case when i.user_id is not null or ${invitedTakesPart} or ${invitedWaits} then ${invitedAccount} end as user_id
  from invitations i where i.event_id = ${eventId} and i.ended is null`;

export const presentInvitation = (row: Row): Invitation => ({
  id: row.id,
  name: row.name,
  email: row.email,
  labels: row.labels,
  state: row.state,
  created_at: timeOf(row.created_at),
  invited_at: timeOrNull(row.invited_at),
  answered_at: timeOrNull(row.answered_at),
  reminders: row.reminders,
  reminded_at: timeOrNull(row.reminded_at),
  user_id: row.user_id,
});

/** One of an event's invitations, by the hash of its address. */
export async function invitationAt(db: Db, eventId: string, addressHash: string): Promise<Invitation> {
  const [row] = await rowsOf<Row>(db, sql`select * from (${invitedOf(eventId)} and i.address_hash = ${addressHash}) t`);
  if (!row) throw new Error('an invitation was neither stored nor found');
  return presentInvitation(row);
}
