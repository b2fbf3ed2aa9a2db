import {
  type Invitation,
  type InvitationState,
  invitationStates,
  type listInvitations,
} from '@serendip/contract/invitations';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { pageOf } from '../../http/page.ts';
import { canBeReminded } from './can-be-reminded.ts';
import { invitedOf, presentInvitation } from './queries.ts';
import { aDayFor } from './sending/allowance.ts';

const perPage = 50;
/** Bytes of one invitation with the longest name, address and labels, every letter escaped. */
const largestRow = 6_000;

interface Found {
  counts: Record<InvitationState, number>;
  total: number;
  can_be_reminded: number;
  mails_wait: number;
  invitations: Invitation[];
}

const unsure: InvitationState[] = ['invited', 'maybe', 'declined'];

export const listInvitationsHandler: Handler<typeof listInvitations> = async (
  { caller, event, query: { query, filter, ...asked } },
  ctx,
) => {
  const { db } = ctx.database;
  const { offset, ...page } = pageOf({ ...asked, per_page: asked.per_page ?? perPage }, largestRow);
  const isFound = sql`(${filter}::text = 'all' or state = ${filter}::text)
    and not exists (select 1 from regexp_split_to_table(folded(${query}::text), ' ') word
      where strpos(folded(concat_ws(' ', name, email, labels::text)), word) = 0)`;
  const counts = sql.join(
    invitationStates.map((state) => sql`${state}::text, count(*) filter (where state = ${state}::text)`),
    sql`, `,
  );
  const [found] = await rowsOf<Found>(
    db,
    sql`with people as materialized (${invitedOf(event.id)}), wanted as (select * from people where ${isFound})
      select (select json_build_object(${counts}) from people) as counts,
        (select count(*)::int from wanted) as total,
        (select count(*)::int from invitations i where i.event_id = ${event.id} and ${canBeReminded}) as can_be_reminded,
        (select count(*)::int from invitations i where i.event_id = ${event.id} and i.mail_held and i.ended is null) as mails_wait,
        (select coalesce(json_agg(row_to_json(t)), '[]') from (
          select * from wanted order by seq limit ${page.per_page} offset ${offset}) t) as invitations`,
  );
  if (!found) throw new Error('the invitations of an event came without a row');
  return {
    ...found,
    invitations: found.invitations.map(presentInvitation),
    invited_count: unsure.reduce((sum, state) => sum + found.counts[state], 0),
    leave_a_day: await aDayFor(db, ctx, caller.id),
    ...page,
  };
};
