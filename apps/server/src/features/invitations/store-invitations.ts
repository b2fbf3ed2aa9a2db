import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { isThere } from './known-rows.ts';
import type { ReadRow } from './read-rows.ts';

interface Storing {
  eventId: string;
  hostId: string;
  listId: string | null;
  invite: boolean;
}

/**
 * Stores invitations; one of an address that is there already stays, but is mailed if it was only saved; of people who take part none is
 * made. One that ended comes back, without a second mail. Stores nothing at a closed event, or of an erased host. Returns the hashes of the
 * addresses that are new.
 */
export async function storeInvitations(
  tx: Db,
  { eventId, hostId, listId, invite }: Storing,
  rows: Omit<ReadRow, 'at'>[],
): Promise<Set<string>> {
  const sent = JSON.stringify(
    rows.map(({ address_hash, email, name, labels, answers }) => ({ address_hash, email, name, labels, answers })),
  );
  const invitedAt = invite ? sql`now()` : sql`null::timestamptz`;
  const isDue = sql`${invite}::boolean and i.mailed_at is null`;
  const back = (column: string) =>
    sql`${sql.identifier(column)} = case when i.ended is null then i.${sql.identifier(column)} else excluded.${sql.identifier(column)} end`;
  const stored = await rowsOf<{ address_hash: string; is_new: boolean }>(
    tx,
    sql`with r as materialized (select * from json_to_recordset(${sent}::json)
          as r (address_hash text, email text, name text, labels jsonb, answers jsonb)),
        -- Waits for an erasure; a later one waits for this statement, and finds its rows.
        host as (select 1 from users where id = ${hostId} and erased_at is null for share),
        open_event as (select 1 from events where id = ${eventId} and closed_at is null)
      insert into invitations as i (event_id, list_id, invited_by, address_hash, email, name, labels, answers,
          invited_at, mail_due_at, mail_asked_at)
        select ${eventId}, ${listId}::uuid, ${hostId}, r.address_hash, r.email, r.name, r.labels, r.answers,
          ${invitedAt}, ${invitedAt}, ${invitedAt}
        from host, open_event, r where not ${isThere(eventId, sql`r.email`)}
      on conflict (event_id, address_hash) do update set ${sql.join(
        ['list_id', 'invited_by', 'email', 'name', 'labels', 'answers', 'answer', 'answered_at', 'user_id'].map(back),
        sql`, `,
      )}, ended = null, invited_at = coalesce(i.invited_at, excluded.invited_at),
        mail_due_at = case when ${isDue} then coalesce(i.mail_due_at, excluded.mail_due_at) else i.mail_due_at end,
        mail_asked_at = case when ${isDue} then coalesce(i.mail_asked_at, excluded.mail_asked_at) else i.mail_asked_at end
      where i.ended is not null or (${invite}::boolean and i.invited_at is null)
      returning i.address_hash, i.list_id is not distinct from ${listId}::uuid as is_new`,
  );
  return new Set(stored.flatMap(({ address_hash, is_new }) => (is_new ? [address_hash] : [])));
}
