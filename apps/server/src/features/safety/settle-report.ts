import type { settleReport } from '@serendip/contract/safety';
import { reports } from '../../db/schema/safety.ts';
import { eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { presentReport } from './present.ts';
import { reportOf } from './report-queries.ts';

/** Marks a report as done or open. A report that is already done keeps its time. */
export const settleReportHandler: Handler<typeof settleReport> = async (
  { body, caller, event, params },
  { database: { db } },
) => {
  const report = await db.transaction(async (tx) => {
    if (!(await reportOf(tx, event, caller.id, params.report_id))) throw new Refusal('report_not_found');
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
