import { judgeRules } from '@serendip/matching/rules/judge-rules';
import { type Db, rowsOf } from '../../db/database.ts';
import type { StoredRuleOutcome } from '../../db/schema/matching.ts';
import { sql } from '../../db/sql.ts';
import { storedOutcomes } from './outcomes.ts';
import { ruleStamp } from './rule-stamp.ts';
import { type RulesOfRun, readRules } from './rules-of-run.ts';
import { planOf, type StoredPlan } from './stored-plan.ts';

interface DraftRow {
  id: string;
  rules: StoredRuleOutcome[] | null;
}

/** The stored outcomes are those of the rules as they stand: the same rules, about the same people, in the same order. */
const isOf = (outcomes: StoredRuleOutcome[] | null, { rules }: RulesOfRun): boolean =>
  outcomes?.length === rules.length && rules.every((rule, at) => outcomes[at]?.stamp === ruleStamp(rule));

async function storedPlan(db: Db, eventId: string, runId: string): Promise<StoredPlan> {
  const [plan] = await rowsOf<StoredPlan>(
    db,
    sql`select
      (select coalesce(json_agg(json_build_object('user_id', s.user_id, 'round', s.round, 'room_number', s.room_number,
          'here', m.user_id is not null) order by s.round, s.room_number, s.seat), '[]')
        from room_seats s left join memberships m on m.event_id = ${eventId} and m.user_id = s.user_id
        where s.run_id = ${runId}) as seats,
      (select coalesce(json_agg(json_build_object('user_a', user_a, 'user_b', user_b)), '[]')
        from match_pairs where run_id = ${runId}) as pairs`,
  );
  return plan ?? { seats: [], pairs: [] };
}

/** How an event's rules, as they stand now, fare in drafts. A draft is judged again only if they have changed. */
export async function rulesNow(
  db: Db,
  eventId: string,
  drafts: readonly DraftRow[],
): Promise<Map<string, StoredRuleOutcome[] | null>> {
  const now = new Map<string, StoredRuleOutcome[] | null>();
  if (drafts.length === 0) return now;
  const asked = await readRules(db, eventId);
  for (const { id, rules } of drafts) {
    if (!asked || isOf(rules, asked)) now.set(id, asked ? rules : null);
    else now.set(id, storedOutcomes(judgeRules(asked.rules, planOf(await storedPlan(db, eventId, id))), asked, false));
  }
  return now;
}
