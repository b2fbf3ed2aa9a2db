import { changeOfRules } from '@serendip/matching/rules/change-of-rules';
import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { refuseBreaking } from '../../rules/refuse-breaking.ts';
import type { RuleReader } from '../../rules/rule-reader.ts';
import { readRules } from '../../rules/rules-of-run.ts';
import { planOf, type StoredPlan } from '../../rules/stored-plan.ts';
import type { LiveSession } from '../plan.ts';

interface Move {
  user_id: string;
  round: number;
  room_number: number;
}

/** Throws `rule_would_break` where a move breaks a rule that the evening's seats keep now. Repairs that follow it are not foreseen. */
export async function heedRulesBefore(tx: Db, session: LiveSession, reader: RuleReader, move: Move): Promise<void> {
  const asked = await readRules(tx, session.eventId);
  if (!asked) return;
  const [stored] = await rowsOf<StoredPlan>(
    tx,
    sql`select
      (select coalesce(json_agg(json_build_object('user_id', user_id, 'round', round, 'room_number', room_number,
          'here', true) order by round, room_number, user_id), '[]')
        from live_seats where session_id = ${session.id}) as seats,
      (select coalesce(json_agg(json_build_object('user_a', user_a, 'user_b', user_b)), '[]')
        from match_pairs where run_id = ${session.matchRunId}) as pairs`,
  );
  const before = stored ?? { seats: [], pairs: [] };
  const others = before.seats.filter(({ user_id, round }) => user_id !== move.user_id || round !== move.round);
  const after = { ...before, seats: [...others, { ...move, here: true }] };
  const { broken } = changeOfRules(asked.rules, planOf(before), planOf(after));
  await refuseBreaking(tx, session.eventId, reader, asked, broken);
}
