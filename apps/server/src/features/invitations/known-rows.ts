import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';

interface Addressed {
  email: string;
  address_hash: string;
}

/** Whether an account with an address takes part in an event, or waits for a place. */
export const isThere = (
  eventId: string,
  email: SQL,
): SQL => sql`exists (select 1 from users u where u.email = ${email} and (
  exists (select 1 from memberships m where m.event_id = ${eventId} and m.user_id = u.id)
  or exists (select 1 from waiting_list w where w.event_id = ${eventId} and w.user_id = u.id)))`;

/**
 * The invitation of a row `r` that holds. The limit, and a comparison of events that no index answers, make the planner look it up by its
 * address's hash. Otherwise it can read all invitations of the event for each few rows, since a plan is cached while an event grows.
 */
export const invitationOf = (eventId: string): SQL => sql`lateral (select * from invitations
  where address_hash = r.address_hash and (event_id = ${eventId}) is true and ended is null limit 1)`;

/**
 * Those of some addresses, by hash, that are invited to an event, that are saved without an invitation, and that take part or wait for a
 * place.
 */
export async function knownAt(db: Db, eventId: string, rows: Addressed[]) {
  const sent = JSON.stringify(rows.map(({ email, address_hash }) => ({ email, address_hash })));
  const found = await rowsOf<{ address_hash: string; is_invited: boolean; is_saved: boolean; is_there: boolean }>(
    db,
    sql`select * from (select r.address_hash, i.id is not null as is_invited, i.id is not null and i.invited_at is null as is_saved,
          ${isThere(eventId, sql`r.email`)} as is_there
        from json_to_recordset(${sent}::json) as r (email text, address_hash text) left join ${invitationOf(eventId)} i on true) t
      where is_invited or is_there`,
  );
  const hashes = (which: 'is_invited' | 'is_saved' | 'is_there') =>
    new Set(found.flatMap((one) => (one[which] ? [one.address_hash] : [])));
  return { invited: hashes('is_invited'), saved: hashes('is_saved'), there: hashes('is_there') };
}
