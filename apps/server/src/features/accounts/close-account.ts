import { type Database, rowsOf } from '../../db/database.ts';
import { passkeyChallenges, passwordResets, sessions, signInCodes, users } from '../../db/schema/accounts.ts';
import { events } from '../../db/schema/events.ts';
import { apiTokens } from '../../db/schema/tokens.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';

/** Every session and API token, and links and codes that wait. */
const waysIn = [sessions, apiTokens, passkeyChallenges, passwordResets, signInCodes];

export interface AccountLine {
  email: string;
  alias: string | null;
  created_at: string;
  last_used_at: string | null;
  hosted: number;
  closed: boolean;
}

/** All accounts with an e-mail address, or those whose address contains a text. */
export const listAccounts = ({ db }: Pick<Database, 'db'>, part = ''): Promise<AccountLine[]> =>
  rowsOf<AccountLine>(
    db,
    sql`select u.email, u.alias, u.created_at::date::text as created_at,
        (select max(s.last_used_at)::date::text from sessions s where s.user_id = u.id) as last_used_at,
        (select count(*)::int from events e where e.host_id = u.id) as hosted, u.closed_at is not null as closed
      from users u where u.erased_at is null and u.email is not null and strpos(u.email, lower(${part})) > 0
      order by u.email`,
  );

const withEmail = (email: string) => and(eq(users.email, email), isNull(users.erasedAt));

/** Ends sessions and closes the events the person hosts. Nothing is deleted. False: no account has the address. */
export const closeAccount = ({ db }: Pick<Database, 'db'>, email: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ closedAt: sql`coalesce(${users.closedAt}, now())` })
      .where(withEmail(email))
      .returning({ id: users.id });
    if (!user) return false;
    for (const way of waysIn) await tx.delete(way).where(eq(way.userId, user.id));
    await tx
      .update(events)
      .set({ closedAt: sql`coalesce(${events.closedAt}, now())`, liveRevision: sql`${events.liveRevision} + 1` })
      .where(eq(events.hostId, user.id));
    return true;
  });

/** Lets the person sign in again. Their events stay closed until they open them. */
export async function openAccount({ db }: Pick<Database, 'db'>, email: string): Promise<boolean> {
  const opened = await db.update(users).set({ closedAt: null }).where(withEmail(email)).returning({ id: users.id });
  return opened.length > 0;
}
