import type { CohostRole, listCohostInvitations } from '@serendip/contract/cohosts';
import { rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { timeOf } from '../../db/time.ts';
import type { Handler } from '../../http/bind.ts';
import { presentShownCard, type ShownCardRow } from '../cards/present.ts';

/** Invitations `i` to events `e` that a person can see and answer. A block hides them. */
export const isOpenTo = (userId: string): SQL =>
  sql`i.user_id = ${userId} and i.state = 'open' and i.expires_at > now() and not blocked_between(i.user_id, e.host_id)`;

interface Row {
  event_id: string;
  host_id: string;
  alias: string | null;
  card: ShownCardRow | null;
  role: CohostRole;
  asked_at: string | Date;
}

/** Without the event's name: a stranger chose it. */
export const listInvitationsHandler: Handler<typeof listCohostInvitations> = async (
  { caller },
  { database: { db } },
) => {
  const rows = await rowsOf<Row>(
    db,
    sql`select i.event_id, e.host_id, u.alias, card_for(${caller.id}, e.host_id, e.id) as card, i.role, i.asked_at
      from cohost_invitations i join events e on e.id = i.event_id join users u on u.id = e.host_id
      where ${isOpenTo(caller.id)} order by i.asked_at desc, e.seq desc`,
  );
  return {
    invitations: rows.map(({ event_id, host_id: id, alias, card, role, asked_at }) => ({
      event_id,
      role,
      from: { id, alias, card: presentShownCard(card, caller.id, id) },
      created_at: timeOf(asked_at),
    })),
  };
};
