import type { getMatchRunChanges } from '@serendip/contract/drafts';
import { limits } from '@serendip/contract/limits';
import type { Handler } from '../../http/bind.ts';
import { pageOf } from '../../http/page.ts';
import { completedRun } from '../matching/completed-run.ts';
import { changedLists } from '../publishing/changed-lists.ts';
import { publishedRunOf } from '../publishing/publish-run.ts';

/** A person's list can hold one more than hosts ask for, in both runs. */
const largestList = 100 + 2 * (limits.matches_per_person_max + 1) * 40;

/** The changes that publishing a completed run would bring. */
export const getMatchRunChangesHandler: Handler<typeof getMatchRunChanges> = async (
  { params, event, query },
  { database: { db } },
) => {
  const run = await completedRun(db, event, params.run_id);
  const { listed, persons, ...pairs } = await changedLists(db, event.id, await publishedRunOf(db, event.id), run.id);
  const { offset, ...page } = pageOf(query, largestList);
  return {
    people: persons.length,
    people_unchanged: listed - persons.length,
    ...pairs,
    persons: persons.slice(offset, offset + page.per_page),
    ...page,
    total: persons.length,
  };
};
