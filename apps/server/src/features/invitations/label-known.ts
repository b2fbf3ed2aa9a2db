import { labelKey } from '@serendip/contract/labels';
import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { participantLabels } from '../../db/schema/labels.ts';
import { sql } from '../../db/sql.ts';
import { peopleThere } from '../labels/queries.ts';
import { invitationOf } from './known-rows.ts';
import type { ReadRow } from './read-rows.ts';

type Labelled = Pick<ReadRow, 'email' | 'address_hash' | 'labels'>;

/**
 * Labels of a list that its known people do not have yet: one row a label, with the account that takes part or waits, else with the
 * invitation on which it waits for a 'Yes'. A label that nobody has made has no id.
 */
function missing(eventId: string, rows: Labelled[]) {
  const sent = JSON.stringify(
    rows.flatMap(({ email, address_hash, labels }) =>
      labels.length === 0 ? [] : [{ email, address_hash, keys: labels.map(labelKey) }],
    ),
  );
  return sql`with known as (
      select r.address_hash, r.keys, i.id as invitation_id, coalesce(i.labels, '[]') as waiting, t.user_id
      from json_to_recordset(${sent}::json) as r (email text, address_hash text, keys json)
      left join ${invitationOf(eventId)} i on true
      left join lateral (select p.user_id from ${peopleThere(eventId)} p
        where p.user_id = i.user_id or p.user_id = (select u.id from users u where u.email = r.email)
        order by p.user_id = i.user_id desc nulls last limit 1) t on true),
    missing as (
      select k.address_hash, k.invitation_id, k.user_id, l.id as label_id from known k
      cross join lateral json_array_elements_text(k.keys) as w(key)
      left join event_labels l on l.event_id = ${eventId} and l.key = w.key
      where case when k.user_id is not null
        then not exists (select 1 from participant_labels p where p.label_id = l.id and p.user_id = k.user_id)
        else k.invitation_id is not null and not coalesce(k.waiting ? l.id::text, false) end)`;
}

/** How many known people of a list would get a label. */
export async function countLabelled(db: Db, eventId: string, rows: Labelled[]): Promise<number> {
  if (rows.every(({ labels }) => labels.length === 0)) return 0;
  const [found] = await rowsOf<{ count: number }>(
    db,
    sql`${missing(eventId, rows)} select count(distinct address_hash)::int as count from missing`,
  );
  return found?.count ?? 0;
}

/**
 * Puts the labels of a list on its known people. In a transaction of its own, after the one that stored the list: that one holds the
 * host's account, and accounts are locked in one order. Safe to repeat. Returns how many people got one.
 */
export const labelKnown = ({ database }: Pick<Ctx, 'database'>, eventId: string, rows: Labelled[]): Promise<number> =>
  database.db.transaction(async (tx) => {
    const count = await countLabelled(tx, eventId, rows);
    if (count === 0) return 0;
    // Prevents an erasure meanwhile.
    await tx.execute(sql`${missing(eventId, rows)} select 1 from users u
      where u.id in (select user_id from missing) and u.erased_at is null order by u.id for share of u`);
    await tx.execute(sql`${missing(eventId, rows)} insert into ${participantLabels} (label_id, user_id)
      select m.label_id, m.user_id from missing m join users u on u.id = m.user_id and u.erased_at is null
        where m.label_id is not null on conflict do nothing`);
    await tx.execute(sql`${missing(eventId, rows)} update invitations i
      set labels = i.labels || m.ids from (select invitation_id, jsonb_agg(distinct label_id::text) as ids from missing
        where user_id is null and label_id is not null group by invitation_id) m where m.invitation_id = i.id`);
    return count;
  });
