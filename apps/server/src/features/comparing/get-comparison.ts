import type { compareMatchRuns } from '@serendip/contract/comparing';
import { type Db, rowsOf } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { inArray, sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { completedRun } from '../matching/completed-run.ts';
import { betterOf, changesBetween, countChanges, measuresOf, namedOf, sentenceOf } from './compare-runs.ts';
import { factsOf } from './run-facts.ts';

/** The names as hosts see them. */
async function namesOf(db: Db, eventId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{ id: string; name: string | null }>(
    db,
    sql`select id, coalesce(name_for_host(id, ${eventId}), alias) as name from users where ${inArray(users.id, ids)}`,
  );
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}

export const getComparisonHandler: Handler<typeof compareMatchRuns> = async (
  { event, query, request },
  { database: { db } },
) => {
  const [first, second] = [await completedRun(db, event, query.a), await completedRun(db, event, query.b)];
  const [a, b] = [await factsOf(db, event, first), await factsOf(db, event, second)];
  const { better, other } = betterOf(a, b);
  const named = namedOf(changesBetween(other, better)).map(({ user_id }) => user_id);
  const names = await namesOf(db, event.id, named);
  return {
    comparison: {
      a: measuresOf(a),
      b: measuresOf(b),
      changes: countChanges(changesBetween(a, b)),
      sentence: sentenceOf(request.language, better, other, (id) => names.get(id)),
    },
  };
};
