import { type Db, rowsOf } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';

const tables = [
  'users',
  'sessions',
  'password_resets',
  'email_confirmations',
  'passkeys',
  'api_tokens',
  'sign_on_identities',
  'guest_devices',
  'cards',
  'card_pictures',
  'events',
  'event_covers',
  'event_questions',
  'memberships',
  'waiting_list',
  'removals',
  'cohosts',
  'door_helpers',
  'cohost_invitations',
  'event_answers',
  'profile_answers',
  'event_feedback',
  'meeting_answers',
  'match_notes',
  'contact_offers',
  'match_runs',
  'match_pairs',
  'match_rooms',
  'room_seats',
  'messages',
  'live_sessions',
  'presences',
  'asks',
  'live_seats',
  'stage_links',
  'stage_codes',
  'blocks',
  'reports',
  'webhooks',
  'notification_switches',
  'push_subscriptions',
];

/** The last digest of each database, with what was committed then. */
const taken = new WeakMap<Db, { snapshot: string; digest: string }>();

/** A digest of everything people have stored: equal exactly when no row has changed. */
export async function fingerprint(db: Db): Promise<string> {
  const [now] = await rowsOf<{ snapshot: string }>(db, sql`select pg_current_snapshot()::text as snapshot`);
  if (!now) throw new Error('the database gave no snapshot');
  // Each writing transaction gets a number. If the same ones are finished as before, nothing was written.
  const before = taken.get(db);
  if (before?.snapshot === now.snapshot) return before.digest;
  const digest = await digestOf(db);
  taken.set(db, { snapshot: now.snapshot, digest });
  return digest;
}

async function digestOf(db: Db): Promise<string> {
  const digests = tables.map((table) => `(select coalesce(sum(hashtextextended(t::text, 0)), 0) from ${table} t)`);
  const [row] = await rowsOf<{ digest: string }>(db, sql.raw(`select concat_ws(' ', ${digests.join(', ')}) as digest`));
  if (!row) throw new Error('the database gave no digest');
  return row.digest;
}

/** Every row of every table, the job queue's too, as text. */
export async function dumpOf(db: Db): Promise<string> {
  const names = await rowsOf<{ name: string }>(
    db,
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  const dumps = [];
  for (const { name } of names)
    dumps.push(...(await rowsOf<{ row: string }>(db, sql.raw(`select t::text as row from ${name} t`))));
  return dumps.map(({ row }) => row).join('\n');
}
