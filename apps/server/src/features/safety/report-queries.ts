import type { AttachedMessage, ReportReason } from '@serendip/contract/safety';
import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';
import type { HostedEvent } from '../../http/authorise.ts';

interface PersonRow {
  id: string;
  alias: string | null;
  name: string | null;
}

export interface ReportRow {
  id: string;
  reporter: PersonRow | null;
  reported: PersonRow;
  reason: ReportReason;
  words: string | null;
  thread: AttachedMessage[] | null;
  created_at: string | Date;
  done_at: string | Date | null;
}

const person = (table: SQL) =>
  sql`json_build_object('id', ${table}.id, 'alias', ${table}.alias, 'name', name_for_host(${table}.id, t.event_id))`;

/** The reports of an event that this host may read: none about the event's creator or themselves, and none of invited people. */
const readable = (event: HostedEvent, me: string) => sql`from reports t join events e on e.id = t.event_id
  where t.event_id = ${event.id} and t.reported_id <> e.host_id and t.reported_id <> ${me} and not t.by_invited`;

const select = (readableRows: SQL) => sql`select t.id, ${person(sql`d`)} as reported, t.reason, t.words, t.thread,
    t.created_at, t.done_at, case when r.erased_at is null and r.id is not null then ${person(sql`r`)} end as reporter
  from (select t.* ${readableRows}) t
  join users d on d.id = t.reported_id left join users r on r.id = t.reporter_id`;

/** The numbers of all and open reports, and the most bytes of text in one. */
export async function sizeOfReports(db: Db, event: HostedEvent, me: string) {
  const [size] = await rowsOf<{ total: number; open: number; bytes: number }>(
    db,
    sql`select count(*)::int as total, (count(*) filter (where t.done_at is null))::int as open,
      coalesce(max(coalesce(octet_length(to_json(t.words)::text), 0) + coalesce(octet_length(t.thread::text), 0)), 0) as bytes
      ${readable(event, me)}`,
  );
  if (!size) throw new Error('counting returned nothing');
  return size;
}

/** Open ones first, newest first. */
export const reportsOf = (db: Db, event: HostedEvent, me: string, page: { per_page: number; offset: number }) =>
  rowsOf<ReportRow>(
    db,
    sql`${select(readable(event, me))} order by t.done_at is not null, t.seq desc
      limit ${page.per_page} offset ${page.offset}`,
  );

export const reportOf = async (db: Db, event: HostedEvent, me: string, reportId: string) =>
  (await rowsOf<ReportRow>(db, sql`${select(sql`${readable(event, me)} and t.id = ${reportId}`)}`))[0];
