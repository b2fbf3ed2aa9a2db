import { limits } from '@serendip/contract/limits';
import type { AttachedMessage, reportPerson } from '@serendip/contract/safety';
import { say } from '@serendip/texts/sentence';
import { type Db, rowsOf } from '../../db/database.ts';
import { reports } from '../../db/schema/safety.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { reportsMailJob } from '../../queue/jobs.ts';
import { hostsOf } from '../cohosts/hosts-of.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { spend } from '../identity/throttling/spend.ts';
import { notify } from '../notifications/notify.ts';
import { readerOf } from './reader.ts';
import { seesAtEvent } from './sight.ts';
import { tellOfReport } from './tell-of-report.ts';

/** The event's host, if the caller takes part or is the host. */
async function hostFor(db: Db, me: string, eventId: string): Promise<string> {
  const [event] = await rowsOf<{ host_id: string; takes_part: boolean }>(
    db,
    sql`select e.host_id, e.host_id = ${me} or exists (
        select 1 from memberships m where m.event_id = e.id and m.user_id = ${me}) or exists (
        select 1 from cohosts h where h.event_id = e.id and h.user_id = ${me}) as takes_part
      from events e where e.id = ${eventId}`,
  );
  if (!event) throw new Refusal('event_not_found');
  if (!event.takes_part) throw new Refusal('not_joined');
  return event.host_id;
}

/** The newest messages of the two, oldest first. */
const threadOf = (tx: Db, me: string, other: string): Promise<AttachedMessage[]> =>
  rowsOf<AttachedMessage>(
    tx,
    sql`select case when m.sender_id = ${me}::uuid then 'reporter' else 'reported' end as "from", m.content,
        to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
      from (select * from messages m where least(m.sender_id, m.recipient_id) = least(${me}::uuid, ${other}::uuid)
          and greatest(m.sender_id, m.recipient_id) = greatest(${me}::uuid, ${other}::uuid)
        order by m.seq desc limit ${limits.report_thread_messages}) m order by m.seq`,
  );

/** Between the words of one report that were sent one after the other. */
const between = '\n\n';

/** A host's word to the reporter, as a message of the host. */
async function wordTo(
  db: Db,
  { wordId, eventId, reporterId, reportedId }: NewReport,
): Promise<AttachedMessage | undefined> {
  const [word] = await rowsOf<AttachedMessage>(
    db,
    sql`select 'reported' as "from", w.heading || ${between} || w.text as content,
        to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
      from words w join word_recipients r on r.word_id = w.id and r.user_id = ${reporterId}
      where w.id = ${wordId} and w.event_id = ${eventId} and w.author_id = ${reportedId}`,
  );
  return word;
}

/** The messages that come along with a report; null for none. */
async function attachedTo(tx: Db, report: NewReport): Promise<AttachedMessage[] | null> {
  const word = report.wordId ? await wordTo(tx, report) : undefined;
  if (!report.attach) return word ? [word] : null;
  const thread = await threadOf(tx, report.reporterId, report.reportedId);
  return word ? [...thread, word] : thread;
}

const mostWords = 5 * limits.report_words_max;

interface NewReport {
  eventId: string;
  reporterId: string;
  reportedId: string;
  reason: (typeof reports.$inferInsert)['reason'];
  words: string | null;
  attach: boolean;
  wordId: string | undefined;
}

/** The open report of this reporter about this person at this event, and whether it says the same: a retry after a lost answer. */
async function openReport(tx: Db, { eventId, reporterId, reportedId, reason, words, attach, wordId }: NewReport) {
  const [known] = await tx
    .select({
      id: reports.id,
      createdAt: reports.createdAt,
      isSame: sql<boolean>`${reports.reason} = ${reason} and (${words}::text is null
        or right(${between} || ${reports.words}, ${[...between, ...(words ?? '')].length}) = ${between} || ${words}::text)
        and (not ${attach}::boolean and ${wordId ?? null}::uuid is null or ${reports.thread} is not null)`,
    })
    .from(reports)
    .where(
      and(
        eq(reports.eventId, eventId),
        eq(reports.reporterId, reporterId),
        eq(reports.reportedId, reportedId),
        isNull(reports.doneAt),
      ),
    );
  return known;
}

/** Adds to an open report: its reason and thread are the newest, its words are all, up to a bound. */
async function add(tx: Db, id: string, report: NewReport) {
  const { reason, words } = report;
  const attached = await attachedTo(tx, report);
  const thread = attached ? { thread: attached } : {};
  const [changed] = await tx
    .update(reports)
    .set({
      reason,
      ...thread,
      words: sql`nullif(left(concat_ws(${between}::text, ${reports.words}, ${words}::text), ${mostWords}::int), '')`,
      changedAt: sql`clock_timestamp()`,
    })
    .where(eq(reports.id, id))
    .returning({ id: reports.id, createdAt: reports.createdAt, changedAt: reports.changedAt });
  return changed;
}

async function store(tx: Db, { attach, wordId, ...report }: NewReport) {
  const { reportedId } = report;
  // Only the reporter's account is locked so far. Refuses a person who is being erased.
  const held = await rowsOf(tx, sql`select 1 from users where id = ${reportedId} and erased_at is null for key share`);
  if (held.length === 0) throw new Refusal('user_not_found');
  const thread = await attachedTo(tx, { ...report, attach, wordId });
  const [stored] = await tx
    .insert(reports)
    .values({ ...report, thread })
    .returning({ id: reports.id, createdAt: reports.createdAt, changedAt: reports.changedAt });
  if (!stored) throw new Error('a report was not stored');
  return stored;
}

/** 404 and 403 for people the caller cannot see at the event. */
export const reportPersonHandler: Handler<typeof reportPerson> = async ({ body, caller, params }, ctx) => {
  const { db } = ctx.database;
  const { event_id: eventId, reason, words = null, attach_thread: attach, word_id: wordId } = body.report;
  const sent = { eventId, reporterId: caller.id, reportedId: params.user_id, reason, words, attach, wordId };
  if (params.user_id === caller.id) throw invalid(say('notYourselfReported'));
  const hostId = await hostFor(db, caller.id, eventId);
  const seen = await seesAtEvent(db, caller.id, params.user_id, eventId);
  if (seen === undefined) throw new Refusal('user_not_found');
  if (wordId && !(await wordTo(db, sent))) throw new Refusal('word_not_found');
  if (!seen && !wordId) throw new Refusal('person_not_seen');
  const reader = readerOf(ctx.config, { isAboutHost: params.user_id === hostId });
  if (!(await openReport(db, sent))?.isSame)
    for (const rule of ['reports_per_person', 'reports_per_person_a_day'] as const) await spend(ctx, rule, [caller.id]);
  const report = await db.transaction(async (tx) => {
    await lockAccount(tx, caller.id, 'alone');
    const known = await openReport(tx, sent);
    if (known?.isSame) return known;
    const stored = (known && (await add(tx, known.id, sent))) ?? (await store(tx, sent));
    // Hosts do not get reports about the host. Neither the reported person nor the reporter is notified.
    if (params.user_id !== hostId) {
      const cause = `${stored.id} ${stored.changedAt.toISOString()}`;
      const users = sql`select h.user_id, ${cause}::text as cause, null::uuid as other_id from ${hostsOf(eventId)} h
        where h.user_id not in (${params.user_id}, ${caller.id})`;
      await notify(tx, ctx, { kind: 'report', users, event: eventId });
    }
    if (!known) await tellOfReport(tx, ctx, eventId, params.user_id);
    if (reader) await ctx.queue.enqueue(tx, reportsMailJob, { event_id: eventId }, { priority: 0, group: eventId });
    return stored;
  });
  if (!reader && params.user_id === hostId)
    ctx.log.warn({ report: report.id }, 'a report about a host waits in the database: no SAFETY_EMAIL is set');
  return { report: { id: report.id, created_at: report.createdAt.toISOString() } };
};
