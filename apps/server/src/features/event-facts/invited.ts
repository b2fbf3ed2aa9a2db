import { type SQL, sql } from '../../db/sql.ts';

/** The account that an invitation `i` belongs to: the one that said yes, or the one with its address. */
export const invitedAccount = sql`coalesce(i.user_id, (select v.id from users v where v.email = i.email))`;

/** Whether the person of an invitation `i` takes part in its event. */
export const invitedTakesPart = sql`exists (
  select 1 from memberships m where m.event_id = i.event_id and m.user_id = ${invitedAccount})`;

/** Whether the person of an invitation `i` waits for a place. */
export const invitedWaits = sql`exists (
  select 1 from waiting_list w where w.event_id = i.event_id and w.user_id = ${invitedAccount})`;

/** People of an event who are invited and have not said yes. */
export const invitedCount = (eventId: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from invitations i where i.event_id = ${eventId} and i.ended is null
    and i.invited_at is not null and i.answer is distinct from 'yes' and not ${invitedTakesPart} and not ${invitedWaits})`;
