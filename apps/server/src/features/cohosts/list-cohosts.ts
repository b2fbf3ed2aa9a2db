import type { Cohost, CohostRole, listCohosts } from '@serendip/contract/cohosts';
import type { Config } from '../../config.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { timeOf } from '../../db/time.ts';
import type { Handler } from '../../http/bind.ts';
import { emailStanding } from '../email-confirmation/present.ts';

interface Row {
  id: string;
  email: string | null;
  confirmed: boolean;
  role: CohostRole;
  pending: boolean;
  created_at: string | Date;
}

/** Shows only the e-mails that the host typed, and nothing else about the people. */
export async function readCohosts(db: Db, config: Config, eventId: string, only: string | null): Promise<Cohost[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select u.id, u.email, u.email_confirmed_at is not null as confirmed, h.role, h.pending, h.created_at from (
        select user_id, created_at, 'host' as role, false as pending from cohosts where event_id = ${eventId}
        union all
        select user_id, created_at, 'door', false from door_helpers where event_id = ${eventId}
        union all
        select user_id, asked_at, role, true from cohost_invitations
          where event_id = ${eventId} and state <> 'declined' and expires_at > now()) h
      join users u on u.id = h.user_id where ${only}::uuid is null or u.id = ${only}::uuid
      order by h.created_at, u.email`,
  );
  return rows.map(({ confirmed, ...cohost }) => ({
    ...cohost,
    email_confirmed: cohost.pending ? null : emailStanding(config, cohost.email, confirmed),
    created_at: timeOf(cohost.created_at),
  }));
}

export const listCohostsHandler: Handler<typeof listCohosts> = async ({ event }, { config, database }) => ({
  cohosts: await readCohosts(database.db, config, event.id, null),
});
