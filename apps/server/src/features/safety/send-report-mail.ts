import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { aliasOf } from '../identity/present.ts';
import { readerOf } from './reader.ts';
import type { ReportRow } from './report-queries.ts';

type Reported = Omit<ReportRow, 'done_at'> & { event: { id: string; name: string; host_id: string } };

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

const textOf = (report: Reported, isAboutHost: boolean, link: string) => `Hello,

somebody has reported somebody at an event.

Reason: ${said[report.reason]}
Reported: ${named(report.reported)}${isAboutHost ? ', the host of the event' : ''}
By: ${named(report.reporter)}
Report: ${report.id}
Event: ${link}
${quoted(report.event.name)}
${report.words === null ? '' : `\nIn the reporter's words:\n\n${quoted(report.words)}\n`}${threadText(report)}
${isAboutHost ? 'The hosts of the event do not see this report.' : 'The hosts of the event see it in Reports, too.'}
`;

/** Job: mails a report to the operator's safety address, if both still exist. */
export async function sendReportMail(ctx: Ctx, { report_id: id }: { report_id: string }): Promise<void> {
  const [report] = await rowsOf<Reported>(
    ctx.database.db,
    sql`select t.id, t.reason, t.words, t.thread, t.created_at,
        json_build_object('id', e.id, 'name', e.name, 'host_id', e.host_id) as event,
        json_build_object('id', d.id, 'alias', d.alias) as reported,
        case when r.id is not null then json_build_object('id', r.id, 'alias', r.alias) end as reporter
      from reports t join events e on e.id = t.event_id join users d on d.id = t.reported_id
      left join users r on r.id = t.reporter_id where t.id = ${id}`,
  );
  if (!report) return;
  const isAboutHost = report.reported.id === report.event.host_id;
  const to = readerOf(ctx.config, { isAboutHost });
  if (!to) return;
  const link = `${ctx.config.publicUrl}/events/${report.event.id}`;
  await ctx.mailer.send({ to, subject: 'Somebody was reported at an event', text: textOf(report, isAboutHost, link) });
}
