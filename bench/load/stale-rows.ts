import type { Client } from './seed.ts';

/** Rows whose time is over, as months of use leave them, in every table that only holds what is still of use. */
const leftBehind: Record<string, string> = {
  sessions: `insert into sessions (token_hash, user_id, last_used_at)
    select 'stale-' || id, id, now() - interval '31 days' from users`,
  password_resets: `insert into password_resets (user_id, token_hash, expires_at)
    select id, 'stale-' || id, now() - interval '1 day' from users`,
  throttles: `insert into throttles (key, points, expire) select 'stale-' || id, 1, now() - interval '1 day' from users`,
  'jobs.job': `insert into jobs.job (name, data, state, created_on, completed_on, deletion_seconds)
    select 'password-reset-mail', jsonb_build_object('user_id', id), 'completed', now() - interval '3 hours',
      now() - interval '2 hours', 3600 from users`,
};

const query = async (client: Client, text: string) =>
  (await (client.query as (text: string) => Promise<{ rows: Record<string, unknown>[] }>)(text)).rows;

export async function leaveBehind(client: Client): Promise<void> {
  for (const statement of Object.values(leftBehind)) await query(client, statement);
}

/** Rows of each of those tables. */
export async function countRows(client: Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.keys(leftBehind))
    counts[table] = Number((await query(client, `select count(*)::int as rows from ${table}`))[0]?.rows);
  return counts;
}
