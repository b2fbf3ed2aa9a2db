import type { Cohost, listCohosts } from '@serendip/contract/cohosts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { cohosts } from '../../db/schema/events.ts';
import { asc, eq, type SQL, sql } from '../../db/sql.ts';
import { timeOf } from '../../db/time.ts';
import type { Handler } from '../../http/bind.ts';
import { emailStanding } from '../email-confirmation/present.ts';

/** Shows only the e-mails that the host typed, and nothing else about the co-hosts. */
export async function readCohosts(db: Db, config: Config, where: SQL | undefined): Promise<Cohost[]> {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      created_at: cohosts.createdAt,
    })
    .from(cohosts)
    .innerJoin(users, eq(users.id, cohosts.userId))
    .where(where)
    .orderBy(asc(cohosts.createdAt), asc(users.email));
  return rows.map(({ confirmed, ...cohost }) => ({
    ...cohost,
    email_confirmed: emailStanding(config, cohost.email, confirmed),
    created_at: timeOf(cohost.created_at),
  }));
}

export const listCohostsHandler: Handler<typeof listCohosts> = async ({ event }, { config, database }) => ({
  cohosts: await readCohosts(database.db, config, eq(cohosts.eventId, event.id)),
});
