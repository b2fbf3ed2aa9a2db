import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { reportsMailJob } from '../../queue/jobs.ts';
import { aliasOf } from '../identity/present.ts';
import { mailGate } from '../notifications/mails/gate.ts';
import { readerOf } from './reader.ts';
import type { ReportRow } from './report-queries.ts';

type Reported = Omit<ReportRow, 'done_at'> & {
  by_invited: boolean;
  event: { id: string; name: string; host_id: string };
};

/** Quotes each line with a sign, so that typed text cannot look like Serendip's or like a header. */
const quoted = (text: string) =>
  text
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

const named = (person: { id: string; alias: string | null } | null) =>
  person ? `${aliasOf(person.alias) ?? 'without an alias'} (${person.id})` : 'somebody who has deleted the account';

const said = { spam: 'spam', harassment: 'harassment', no_show: 'did not come', other: 'something else' };

const threadText = ({ thread }: Reported) =>
  thread
    ? `\nTheir last messages, as the reporter attached them:\n\n${thread
        .map(({ from, content, created_at }) => `${from}, ${created_at}:\n${quoted(content)}`)
        .join('\n\n')}\n`
    : '';

const partOf = (report: Reported, isAboutHost: boolean, link: string) => `Reason: ${said[report.reason]}
Reported: ${named(report.reported)}${isAboutHost ? ', the host of the event' : ''}
By: ${report.by_invited ? 'an invited person without an account' : named(report.reporter)}
Report: ${report.id}
Event: ${link}
${quoted(report.event.name)}
${report.words === null ? '' : `\nIn the reporter's words:\n\n${quoted(report.words)}\n`}${threadText(report)}
${isAboutHost || report.by_invited ? 'The hosts of the event do not see this report.' : 'The hosts of the event see it in Reports, too.'}
`;

/** Reports of one mail; the others come an hour later. */
const mostInOne = 20;

/** Reports that the operator has not read as they are now. */
const isNews = sql`(t.mailed_at is null or t.mailed_at < t.changed_at)`;
/** An event's first mail comes at once, the next ones an hour after the last. */
const mayMail = sql`not exists (select 1 from reports r where r.event_id = t.event_id
  and r.mailed_at > now() - interval '1 hour')`;

/** Asks for the mails whose hour is over. Called every minute. */
export async function askForReportsMails({ config, database: { db }, queue }: Ctx): Promise<void> {
  if (!readerOf(config, { isAboutHost: true })) return;
  const due = await rowsOf<{ event_id: string }>(
    db,
    sql`select distinct t.event_id from reports t where ${isNews} and ${mayMail} and t.changed_at < now() - interval '1 minute' limit 500`,
  );
  for (const { event_id } of due)
    await queue.enqueue(db, reportsMailJob, { event_id }, { priority: 0, group: event_id });
}

/** Job: mails an event's new reports to the operator's safety address. One job per event runs at a time. */
export async function sendReportsMail(ctx: Ctx, { event_id: eventId }: { event_id: string }): Promise<void> {
  const { config, database, mailer } = ctx;
  const found = await rowsOf<Reported & { changed_at: string; read_at: string }>(
    database.db,
    sql`select t.id, t.by_invited, t.reason, t.words, t.thread, t.created_at, t.changed_at::text as changed_at, now()::text as read_at,
        json_build_object('id', e.id, 'name', e.name, 'host_id', e.host_id) as event,
        json_build_object('id', d.id, 'alias', d.alias) as reported,
        case when r.id is not null then json_build_object('id', r.id, 'alias', r.alias) end as reporter
      from reports t join events e on e.id = t.event_id join users d on d.id = t.reported_id
      left join users r on r.id = t.reporter_id where t.event_id = ${eventId} and ${isNews} and ${mayMail} order by t.seq`,
  );
  const isAboutHost = ({ reported, event }: Reported) => reported.id === event.host_id;
  const readerFor = (report: Reported) => readerOf(config, { isAboutHost: isAboutHost(report) || report.by_invited });
  const reports = found.filter(readerFor).slice(0, mostInOne);
  const [first] = reports;
  const to = first && readerFor(first);
  if (!to) return;
  const link = `${config.publicUrl}/events/${eventId}`;
  const lead = reports.length === 1 ? 'somebody has reported somebody' : `there are ${reports.length} new reports`;
  const parts = reports.map((report) => partOf(report, isAboutHost(report), link));
  await mailGate(ctx)();
  await mailer.send({
    to,
    subject: reports.length === 1 ? 'Somebody was reported at an event' : 'New reports at an event',
    text: `Hello,\n\n${lead} at an event.\n\n${parts.join('\n----\n\n')}`,
  });
  // Words that were added after this was read come with the next mail.
  const mailed = JSON.stringify(reports.map(({ id, changed_at, read_at }) => ({ id, changed_at, read_at })));
  await database.db.execute(sql`update reports t set mailed_at = m.read_at,
      changed_at = case when t.changed_at = m.changed_at then t.changed_at else m.read_at + interval '1 millisecond' end
    from json_to_recordset(${mailed}::json) as m (id uuid, changed_at timestamptz, read_at timestamptz) where t.id = m.id`);
}
