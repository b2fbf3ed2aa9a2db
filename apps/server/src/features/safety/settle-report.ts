import type { settleReport } from '@serendip/contract/safety';
import { say } from '@serendip/texts/sentence';
import type { Db } from '../../db/database.ts';
import { reports } from '../../db/schema/safety.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { presentReport } from './present.ts';
import { reportOf } from './report-queries.ts';

/** Whether the reporter has another open report about the person there. */
const isOpenAgain = async (tx: Db, { eventId, reporterId, reportedId }: typeof reports.$inferSelect) =>
  (await tx.$count(
    reports,
    and(
      eq(reports.eventId, eventId),
      eq(reports.reporterId, reporterId ?? ''),
      eq(reports.reportedId, reportedId),
      isNull(reports.doneAt),
    ),
  )) > 0;

/** Marks a report as done or open. A report that is already done keeps its time. */
export const settleReportHandler: Handler<typeof settleReport> = async (
  { body, caller, event, params },
  { database: { db } },
) => {
  const report = await db.transaction(async (tx) => {
    if (!(await reportOf(tx, event, caller.id, params.report_id))) throw new Refusal('report_not_found');
    const [meant] = await tx.select().from(reports).where(eq(reports.id, params.report_id)).for('update');
    if (!body.report.done && meant?.doneAt && meant.reporterId && (await isOpenAgain(tx, meant)))
      throw invalid(say('newerReport'));
    await tx
      .update(reports)
      .set({ doneAt: body.report.done ? sql`coalesce(${reports.doneAt}, now())` : null })
      .where(eq(reports.id, params.report_id));
    return reportOf(tx, event, caller.id, params.report_id);
  });
  // Deleted concurrently.
  if (!report) throw new Refusal('report_not_found');
  return { report: presentReport(report) };
};
