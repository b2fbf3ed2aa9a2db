import type { listEdits } from '@serendip/contract/draft-edits';
import type { Handler } from '../../http/bind.ts';
import { pageOf } from '../../http/page.ts';
import { completedRun } from '../matching/completed-run.ts';
import { editsOf, presentEdit } from './stored-edits.ts';

const largestEdit = 500;

/** The edits of a run, newest first. */
export const listEditsHandler: Handler<typeof listEdits> = async ({ event, params, query }, { database: { db } }) => {
  const run = await completedRun(db, event, params.run_id);
  const { offset, ...page } = pageOf(query, largestEdit);
  const edits = await editsOf(db, run.id, { ...page, offset });
  return { edits: edits.map(presentEdit), version: run.version, ...page, total: edits[0]?.total ?? 0 };
};
