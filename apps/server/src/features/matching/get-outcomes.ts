import type { getOutcomes } from '@serendip/contract/meetings';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { completedRun } from './completed-run.ts';
import { type AnsweredPair, outcomesOf } from './outcomes.ts';

/** Reads the answers of each pair of a run, and returns sums. */
export const getOutcomesHandler: Handler<typeof getOutcomes> = async (
  { caller, event, query },
  { database: { db } },
) => {
  const run = await completedRun(db, event, query.match_run_id);
  const pairs = await rowsOf<AnsweredPair>(
    db,
    sql`select p.user_a, p.user_b, p.percentage, a.met as a_met, b.met as b_met, a.glad as a_glad, b.glad as b_glad
      from match_pairs p
      left join meeting_answers a on a.run_id = p.run_id and a.event_id = ${event.id}
        and a.user_id = p.user_a and a.other_id = p.user_b
      left join meeting_answers b on b.run_id = p.run_id and b.event_id = ${event.id}
        and b.user_id = p.user_b and b.other_id = p.user_a
      where p.run_id = ${run.id}`,
  );
  return { outcomes: { match_run_id: run.id, ...outcomesOf(pairs, caller.id) } };
};
