import type { ContactState } from '@serendip/contract/contacts';
import type { MatchCategory, MatchFit } from '@serendip/contract/matching';
import type { MeetingAnswer } from '@serendip/contract/meetings';
import { type Database, type Db, rowsOf } from '../../db/database.ts';
import type { StoredAiUse, StoredRuleOutcome } from '../../db/schema/matching.ts';
import { type SQL, sql } from '../../db/sql.ts';
import type { HostedEvent, JoinedEvent } from '../../http/authorise.ts';
import type { ShownCardRow } from '../cards/present.ts';
import { beginningOf, type EventBeginning, saidOf } from '../meetings/queries.ts';
import { contactOf } from '../messages/contact-state.ts';
import type { LineInRoom, PairRead } from '../reasons/stored.ts';
import { type EventEnd, endOf } from './follow-up.ts';

export interface MatchRunRow {
  id: string;
  event_id: string;
  status: 'queued' | 'processing' | 'completed' | 'failed';
  room_size: number;
  matches_per_person: number;
  rounds: number;
  present_only: boolean;
  mix: boolean;
  total_participants: number;
  total_matches_generated: number;
  progress_percentage: number;
  error_message: string | null;
  engine: string | null;
  coverage: { strong: number; fair: number; thin: number } | null;
  read_in_part: number;
  ai: StoredAiUse | null;
  rules: StoredRuleOutcome[] | null;
  rounds_held: number | null;
  created_at: string;
  completed_at: string | null;
  published_at: string | null;
  number: number;
  version: number;
  duration: number | null;
}

const selectRuns = (rest: SQL): SQL => sql`
  select r.*, extract(epoch from coalesce(r.completed_at, now()) - r.started_at)::float8 as duration, rounds_held(r) as rounds_held
  from match_runs r ${rest}`;

/** The most bytes of one run's outcomes of rules. */
export async function ruleBytesOf(db: Db, event: HostedEvent): Promise<number> {
  const [most] = await rowsOf<{ bytes: number }>(
    db,
    sql`select coalesce(max(octet_length(rules::text)), 0) as bytes from match_runs where event_id = ${event.id}`,
  );
  return most?.bytes ?? 0;
}

/** Newest first. */
export const runsOf = (db: Db, event: HostedEvent, { per_page, offset }: { per_page: number; offset: number }) =>
  rowsOf<MatchRunRow & { total: number }>(
    db,
    sql`select *, (select count(*)::int from match_runs where event_id = ${event.id} and deleted_at is null) as total
      from (${selectRuns(sql`where r.event_id = ${event.id} and r.deleted_at is null`)}) runs order by seq desc limit ${per_page} offset ${offset}`,
  );

/** The numbers of pairs, rooms and seated people of a run's round, and the bytes of the longest e-mail and name. */
export async function sizeOfRun(db: Db, _host: HostedEvent, runId: string, round = 1) {
  const [size] = await rowsOf<{ pairs: number; rooms: number; seated: number; texts: number }>(
    db,
    sql`select (select count(*)::int from match_pairs where run_id = ${runId}) as pairs,
        (select count(*)::int from match_rooms where run_id = ${runId} and round = ${round}) as rooms,
        count(*)::int as seated, coalesce(max(octet_length(coalesce(u.email, '')) + 2 * octet_length(coalesce(c.name, ''))), 0) as texts
      from room_seats s join users u on u.id = s.user_id left join cards c on c.user_id = u.id where s.run_id = ${runId} and s.round = ${round}`,
  );
  if (!size) throw new Error('counting returned nothing');
  return size;
}

/** Polled by hosts during a run. */
export async function polledRun(database: Database, event: HostedEvent): Promise<MatchRunRow | undefined> {
  const [row] = await database.read<{ run: MatchRunRow | null }>('select newest_run_of($1) as run', [event.id]);
  return row?.run ?? undefined;
}

/** The newest run, inside a transaction. */
export async function newestRun(tx: Db, event: HostedEvent): Promise<MatchRunRow | undefined> {
  const [row] = await rowsOf<{ run: MatchRunRow | null }>(tx, sql`select newest_run_of(${event.id}) as run`);
  return row?.run ?? undefined;
}

/** The run that hosts see first. Guests see `published_run_of`. */
const newestCompleted = (eventId: string) =>
  sql`r.event_id = ${eventId} and r.status = 'completed' and r.deleted_at is null`;

/** The requested run, or the newest completed one. */
export const runOf = async (db: Db, event: HostedEvent, runId: string | undefined): Promise<MatchRunRow | undefined> =>
  (
    await rowsOf<MatchRunRow>(
      db,
      runId
        ? selectRuns(sql`where r.id = ${runId} and r.event_id = ${event.id} and r.deleted_at is null`)
        : selectRuns(sql`where ${newestCompleted(event.id)} order by r.seq desc limit 1`),
    )
  )[0];

export interface PersonRow {
  id: string;
  alias: string | null;
  email: string | null;
  /** Whether the e-mail is confirmed. */
  confirmed: boolean;
  /** For everybody at the event. Only of people in rooms. */
  shown_name?: string | null;
  /** Only of people in rooms. */
  pinned?: boolean;
  /** For the host; null if the person no longer takes part. */
  name: string | null;
}

export interface PairRow {
  id: string;
  a: PersonRow;
  b: PersonRow;
  /** As `a` sees it. */
  category: MatchCategory;
  percentage: number;
  by_hand: boolean;
}

/** A person in a host's results, as JSON. */
const person = (table: SQL, host: HostedEvent) =>
  sql`json_build_object('name', name_for_host(${table}.id, ${host.id}), 'id', ${table}.id, 'alias', ${table}.alias, 'email', ${table}.email,
    'confirmed', ${table}.email_confirmed_at is not null)`;

/** The same, with the name for paper. */
export const personInRoom = (table: SQL, host: HostedEvent) =>
  sql`(${person(table, host)})::jsonb || jsonb_build_object('shown_name', public_name(${table}.id, ${host.id}))`;

/** The pairs of a run, best first, with e-mails. So it requires the host's proof. */
export const pairsOf = (
  db: Db,
  host: HostedEvent,
  runId: string,
  { per_page, offset }: { per_page: number; offset: number },
) =>
  rowsOf<PairRow>(
    db,
    sql`select p.id, p.category, p.percentage, p.by_hand, ${person(sql`a`, host)} as a, ${person(sql`b`, host)} as b
      from match_pairs p join users a on a.id = p.user_a join users b on b.id = p.user_b
      where p.run_id = ${runId} order by p.rank, p.id limit ${per_page} offset ${offset}`,
  );

export interface RoomRow {
  room_number: number;
  category: MatchCategory | null;
  percentage: number;
  told_little: number | null;
  participants: PersonRow[];
}

/**
 * Rooms and seats in two statements, joined here. In one statement, the database may scan the seats for every room,
 * quadratic in the event's size, while its statistics are old, as right after a run.
 */
export async function roomsOf(
  db: Db,
  host: HostedEvent,
  runId: string,
  round: number,
  { per_page, offset = 0, only }: { per_page?: number; offset?: number; only?: number[] },
): Promise<RoomRow[]> {
  const wanted = only ? sql.param(only) : null;
  const rooms = await rowsOf<Omit<RoomRow, 'participants'>>(
    db,
    sql`select room_number, category, percentage, told_little from match_rooms
      where run_id = ${runId} and round = ${round} and (${wanted}::int[] is null or room_number = any(${wanted}::int[]))
      order by room_number limit ${per_page ?? null} offset ${offset}`,
  );
  const [first, last] = [rooms[0]?.room_number ?? 0, rooms.at(-1)?.room_number ?? 0];
  const seats = await rowsOf<{ room_number: number; participant: PersonRow }>(
    db,
    sql`select s.room_number, ${personInRoom(sql`u`, host)} || jsonb_build_object('pinned', s.pinned) as participant from room_seats s join users u on u.id = s.user_id
      where s.run_id = ${runId} and s.round = ${round} and s.room_number between ${first} and ${last}
        and (${wanted}::int[] is null or s.room_number = any(${wanted}::int[]))
      order by s.room_number, s.seat`,
  );
  const byRoom = Map.groupBy(seats, ({ room_number }) => room_number);
  return rooms.map((room) => ({
    ...room,
    participants: (byRoom.get(room.room_number) ?? []).map(({ participant }) => participant),
  }));
}

/** The caller's answer about another person. */
interface Said {
  meeting: MeetingAnswer | null;
  note: string | null;
}

export interface MyMatchRow extends Said {
  contact: ContactState | null;
  partner_id: string;
  partner_alias: string | null;
  card: ShownCardRow | null;
  user_a: string;
  category: MatchCategory;
  percentage: number;
  read: PairRead;
  by_hand: boolean;
  fit_for_a: MatchFit | null;
  fit_for_b: MatchFit | null;
  told_for_a: MatchCategory | null;
  told_for_b: MatchCategory | null;
  connected_for_a: boolean | null;
  connected_for_b: boolean | null;
  room_number: number | null;
}

export interface MyRoomRow {
  round: number;
  room_number: number;
  /** Null if there is no evening. */
  begun: boolean | null;
  left: boolean;
  people: (Said & {
    id: string;
    alias: string | null;
    card: ShownCardRow | null;
    line: LineInRoom | null;
    contact: ContactState | null;
    may_write: boolean;
  })[];
}

/**
 * Common table expressions for rooms: of the running evening, or of the last one with this run, otherwise of the run.
 * `mine` is the caller's seat, `shared` the others in the room. A past round keeps everyone who sat in it, also people
 * who moved or left before its end. Somebody without a seat in the running one has left it.
 */
const roomsAt = (eventId: string, callerId: string): SQL => sql`
  run as (select published_run_of(${eventId}) as id),
  evening as (select s.id, s.match_run_id, s.round, s.state from live_sessions s
    where s.event_id = ${eventId} and s.round > 0
      and (s.state <> 'ended' or s.match_run_id = (select id from run)) order by s.version desc limit 1),
  source as (select coalesce((select match_run_id from evening), (select id from run)) as run_id),
  met as (
    select c.round, c.room_number, case when c.user_a = ${callerId} then c.user_b else c.user_a end as user_id
    from encounters c join evening e on e.id = c.session_id
    where ${callerId} in (c.user_a, c.user_b) and (c.round < e.round or e.state <> 'round' or not exists (
      select 1 from live_seats l where l.session_id = e.id and l.round = c.round and l.user_id = ${callerId}))),
  seated as (
    select l.round, l.room_number from live_seats l join evening e on e.id = l.session_id where l.user_id = ${callerId}),
  mine as (
    select round, room_number, false as "left" from seated
    union all
    select m.round, min(m.room_number), true from met m
    where m.room_number is not null and m.round not in (select round from seated) group by m.round
    union all
    select s.round, s.room_number, false from room_seats s join source o on o.run_id = s.run_id
    where s.user_id = ${callerId} and not exists (select 1 from evening)),
  shared as (
    select m.round, l.user_id from mine m cross join evening e join live_seats l
      on l.session_id = e.id and l.round = m.round and l.room_number = m.room_number
      where not m."left"
    union
    select t.round, t.user_id from met t where not blocked_between(${callerId}::uuid, t.user_id)
    union all
    select m.round, s.user_id from mine m cross join source o join room_seats s
      on s.run_id = o.run_id and s.round = m.round and s.room_number = m.room_number
    where not exists (select 1 from evening))`;

/** `users u` with an account whom no host has removed from the event. */
const stillThere = (eventId: string): SQL => sql`
  u.erased_at is null and not exists (select 1 from removals x where x.event_id = ${eventId} and x.user_id = u.id)`;

const matchList = (eventId: string, callerId: string): SQL => sql`
  (select coalesce(json_agg(row_to_json(t)), '[]') from (
    select u.id as partner_id, u.alias as partner_alias, card_for(${callerId}, u.id, ${eventId}) as card,
      p.user_a, p.category, p.percentage, p.by_hand, pair_read(p, ${callerId}::uuid) as read,
      p.fit_for_a, p.fit_for_b, p.told_for_a, p.told_for_b, p.connected_for_a, p.connected_for_b,
      (select s.room_number from room_seats s where s.run_id = p.run_id and s.round = 1 and s.user_id = ${callerId})
        as room_number, ${contactOf(callerId, sql`u.id`)} as contact, ${saidOf(eventId, callerId, sql`u.id`)}
    from run join match_pairs p on p.run_id = run.id
    join users u on u.id = case when p.user_a = ${callerId} then p.user_b else p.user_a end
    where ${callerId} in (p.user_a, p.user_b) and ${stillThere(eventId)} and not blocked_between(${callerId}::uuid, u.id)
    order by p.rank) t)`;

const roomList = (eventId: string, callerId: string): SQL => sql`
  (select coalesce(json_agg(row_to_json(t)), '[]') from (
    select m.round, m.room_number, m."left", (select m.round <= e.round from evening e) as begun, (
      select coalesce(json_agg(row_to_json(w)), '[]') from (
        select u.id, u.alias, card_for(${callerId}, u.id, ${eventId}) as card,
          exists (select 1 from evening e where m.round <= e.round) and not blocked_between(${callerId}::uuid, u.id)
            as may_write,
          line_in_room(o.run_id, ${callerId}, u.id) as line, ${contactOf(callerId, sql`u.id`)} as contact,
          ${saidOf(eventId, callerId, sql`u.id`)}
        from shared h cross join source o join users u on u.id = h.user_id and ${stillThere(eventId)}
        where h.round = m.round and u.id <> ${callerId}::uuid order by u.alias, u.id) w) as people
    from mine m order by m.round) t)`;

/**
 * The caller's matches in the event's newest published run, best first, and their rooms, in one statement and so one
 * snapshot.
 */
export async function matchesFor(db: Db, event: JoinedEvent, callerId: string) {
  const [row] = await rowsOf<{ matches: MyMatchRow[]; rooms: MyRoomRow[]; beginning: EventBeginning; end: EventEnd }>(
    db,
    sql`with ${roomsAt(event.id, callerId)}
      select ${beginningOf(event.id)} as beginning, ${endOf(event.id)} as "end", ${matchList(event.id, callerId)} as matches,
        ${roomList(event.id, callerId)} as rooms`,
  );
  if (!row) throw new Error('the matches of a person came without a row');
  return row;
}
