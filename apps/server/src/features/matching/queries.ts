import type { MatchCategory } from '@serendip/contract/matching';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, type Db, rowsOf } from '../../db/database.ts';
import type { StoredAiUse } from '../../db/schema.ts';
import type { HostedEvent, JoinedEvent } from '../../http/authorise.ts';

export interface MatchRunRow {
  id: string;
  event_id: string;
  status: 'queued' | 'processing' | 'completed' | 'failed';
  room_size: number;
  matches_per_person: number;
  total_participants: number;
  total_matches_generated: number;
  progress_percentage: number;
  error_message: string | null;
  engine: string | null;
  coverage: { strong: number; fair: number; thin: number } | null;
  read_in_part: number;
  ai: StoredAiUse | null;
  created_at: string;
  completed_at: string | null;
  duration: number | null;
}

const selectRuns = (rest: SQL): SQL => sql`
  select r.*, extract(epoch from coalesce(r.completed_at, now()) - r.started_at)::float8 as duration
  from match_runs r ${rest}`;

/** Newest first. */
export const runsOf = (db: Db, event: HostedEvent, { per_page, offset }: { per_page: number; offset: number }) =>
  rowsOf<MatchRunRow & { total: number }>(
    db,
    sql`select *, (select count(*)::int from match_runs where event_id = ${event.id}) as total
      from (${selectRuns(sql`where r.event_id = ${event.id}`)}) runs order by seq desc limit ${per_page} offset ${offset}`,
  );

/** How many pairs and rooms a run has, how many people sit in them, and the longest e-mail among these. */
export async function sizeOfRun(db: Db, _host: HostedEvent, runId: string) {
  const [size] = await rowsOf<{ pairs: number; rooms: number; seated: number; email: number }>(
    db,
    sql`select (select count(*)::int from match_pairs where run_id = ${runId}) as pairs,
        (select count(*)::int from match_rooms where run_id = ${runId}) as rooms,
        count(*)::int as seated, coalesce(max(octet_length(u.email)), 0) as email
      from room_seats s join users u on u.id = s.user_id where s.run_id = ${runId}`,
  );
  if (!size) throw new Error('counting returned nothing');
  return size;
}

/** Polled by hosts while a run is under way. */
export async function polledRun(database: Database, event: HostedEvent): Promise<MatchRunRow | undefined> {
  const [row] = await database.read<{ run: MatchRunRow | null }>('select newest_run_of($1) as run', [event.id]);
  return row?.run ?? undefined;
}

/** The newest run, inside a transaction. */
export async function newestRun(tx: Db, event: HostedEvent): Promise<MatchRunRow | undefined> {
  const [row] = await rowsOf<{ run: MatchRunRow | null }>(tx, sql`select newest_run_of(${event.id}) as run`);
  return row?.run ?? undefined;
}

const newestCompleted = (eventId: string) => sql`r.event_id = ${eventId} and r.status = 'completed'`;

/** The run that a host asked for, or the newest completed one. */
export const runOf = async (db: Db, event: HostedEvent, runId: string | undefined): Promise<MatchRunRow | undefined> =>
  (
    await rowsOf<MatchRunRow>(
      db,
      runId
        ? selectRuns(sql`where r.id = ${runId} and r.event_id = ${event.id}`)
        : selectRuns(sql`where ${newestCompleted(event.id)} order by r.seq desc limit 1`),
    )
  )[0];

export interface PersonRow {
  id: string;
  alias: string | null;
  email: string | null;
  /** Whether it is known that the e-mail is theirs. */
  confirmed: boolean;
}

export interface PairRow {
  id: string;
  a: PersonRow;
  b: PersonRow;
  /** As `a` sees it. */
  category: MatchCategory;
  percentage: number;
}

const person = (table: SQL) =>
  sql`json_build_object('id', ${table}.id, 'alias', ${table}.alias, 'email', ${table}.email,
    'confirmed', ${table}.email_confirmed_at is not null)`;

/** The pairs of a run, best first. The e-mails are for the host, whose proof is asked for. */
export const pairsOf = (
  db: Db,
  _host: HostedEvent,
  runId: string,
  { per_page, offset }: { per_page: number; offset: number },
) =>
  rowsOf<PairRow>(
    db,
    sql`select p.id, p.category, p.percentage, ${person(sql`a`)} as a, ${person(sql`b`)} as b
      from match_pairs p join users a on a.id = p.user_a join users b on b.id = p.user_b
      where p.run_id = ${runId} order by p.rank limit ${per_page} offset ${offset}`,
  );

export interface RoomRow {
  room_number: number;
  category: MatchCategory;
  percentage: number;
  told_little: number | null;
  participants: PersonRow[];
}

/** The seats are gathered once for all rooms: asked for room by room they cost the square of the event's size. */
export const roomsOf = (
  db: Db,
  _host: HostedEvent,
  runId: string,
  { per_page, offset }: { per_page: number; offset: number },
) =>
  rowsOf<RoomRow>(
    db,
    sql`select o.room_number, o.category, o.percentage, o.told_little, coalesce(s.participants, '[]') as participants
      from match_rooms o left join (
        select s.room_number, json_agg(${person(sql`u`)} order by s.seat) as participants
        from room_seats s join users u on u.id = s.user_id where s.run_id = ${runId} group by s.room_number
      ) s on s.room_number = o.room_number
      where o.run_id = ${runId} order by o.room_number limit ${per_page} offset ${offset}`,
  );

export interface MyMatchRow {
  partner_id: string;
  partner_alias: string | null;
  user_a: string;
  category: MatchCategory;
  percentage: number;
  reasons_for_a: string[];
  reasons_for_b: string[];
  opener_for_a: string | null;
  opener_for_b: string | null;
  room_number: number | null;
}

/** The caller's matches in the event's newest completed run, best first. */
export const matchesFor = (db: Db, event: JoinedEvent, callerId: string) =>
  rowsOf<MyMatchRow>(
    db,
    sql`with run as (select r.id from match_runs r where ${newestCompleted(event.id)} order by r.seq desc limit 1)
      select u.id as partner_id, u.alias as partner_alias, p.user_a, p.category, p.percentage,
        p.reasons_for_a, p.reasons_for_b, p.opener_for_a, p.opener_for_b,
        (select s.room_number from room_seats s where s.run_id = p.run_id and s.user_id = ${callerId}) as room_number
      from run join match_pairs p on p.run_id = run.id
      join users u on u.id = case when p.user_a = ${callerId} then p.user_b else p.user_a end
      where ${callerId} in (p.user_a, p.user_b) and u.erased_at is null order by p.rank`,
  );
