import { limits } from '@serendip/contract/limits';
import {
  blockPerson,
  listBlocks,
  listReports,
  reportPerson,
  settleReport,
  unblockPerson,
} from '@serendip/contract/safety';
import { bind } from '../../http/bind.ts';
import { pageOf } from '../../http/page.ts';
import { blockPersonHandler } from './block-person.ts';
import { presentBlock, presentReport } from './present.ts';
import { blocksOf } from './queries.ts';
import { reportPersonHandler } from './report-person.ts';
import { reportsOf, sizeOfReports } from './report-queries.ts';
import { settleReportHandler } from './settle-report.ts';
import { unblockPersonHandler } from './unblock-person.ts';

/** Bytes on the wire: ids, aliases, names with every letter escaped, times and field names, without the text. */
const largestBlock = 300 + 3 * limits.event_name_max;
const largestReport = (written: number) =>
  700 + 2 * 6 * limits.card_name_max + limits.report_thread_messages * 90 + written;

export const safetyRoutes = [
  bind(listBlocks, async ({ caller, query }, { database: { db } }) => {
    const { offset, ...page } = pageOf(query, largestBlock);
    const rows = await blocksOf(db, caller.id, { ...page, offset });
    const total = rows[0]?.total ?? (page.page === 1 ? 0 : offset);
    return { blocks: rows.map(presentBlock), ...page, total };
  }),
  bind(blockPerson, blockPersonHandler),
  bind(unblockPerson, unblockPersonHandler),
  bind(reportPerson, reportPersonHandler),
  bind(listReports, async ({ caller, event, query }, { database: { db } }) => {
    const { total, open, bytes } = await sizeOfReports(db, event, caller.id);
    const { offset, ...page } = pageOf(query, largestReport(bytes));
    const rows = await reportsOf(db, event, caller.id, { ...page, offset });
    return { reports: rows.map(presentReport), open, ...page, total };
  }),
  bind(settleReport, settleReportHandler),
];
