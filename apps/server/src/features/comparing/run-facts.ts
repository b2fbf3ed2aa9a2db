import { weakBelow } from '@serendip/contract/comparing';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { HostedEvent } from '../../http/authorise.ts';
import type { MatchRunRow } from '../matching/queries.ts';
import type { Best, RunFacts } from './compare-runs.ts';

/** A person's matches, from both sides of the pairs. */
const sidesOf = (runId: string) => sql`(
  select user_a as user_id, percentage, told_for_a as told, connected_for_a as connected from match_pairs where run_id = ${runId}
  union all
  select user_b, percentage, told_for_b, connected_for_b from match_pairs where run_id = ${runId})`;

/** A run, with the outcome of its rules if it had any. */
type RunWithRules = MatchRunRow & { rules?: readonly { kept: boolean }[] | null };

const keptOf = (rules: RunWithRules['rules']): RunFacts['rules'] =>
  rules && rules.length > 0 ? { kept: rules.filter(({ kept }) => kept).length, of: rules.length } : null;

/** What a completed run holds, for a comparison. */
export async function factsOf(db: Db, _host: HostedEvent, { id, number, rules }: RunWithRules): Promise<RunFacts> {
  const bests = await rowsOf<Best>(
    db,
    sql`select user_id, max(percentage)::int as best,
        case when bool_or(connected is null) then null else bool_and(told is null) end as is_empty
      from ${sidesOf(id)} s group by user_id order by user_id`,
  );
  const [sums] = await rowsOf<Pick<RunFacts, 'mutual_share' | 'repeats' | 'weak_rooms'>>(
    db,
    sql`select (select round(100.0 * count(*) filter (where category = 'mutual_connections') / nullif(count(*), 0), 1)::float8
          from match_pairs where run_id = ${id}) as mutual_share,
        (select count(*)::int from match_rooms where run_id = ${id} and percentage < ${weakBelow}::int) as weak_rooms,
        (select coalesce(sum(n - 1), 0)::int from (
          select count(*) as n from room_seats s join room_seats t
            on t.run_id = s.run_id and t.round = s.round and t.room_number = s.room_number and t.user_id > s.user_id
          where s.run_id = ${id} group by s.user_id, t.user_id) together) as repeats`,
  );
  if (!sums) throw new Error('counting returned nothing');
  return { match_run_id: id, number, rules: keptOf(rules), bests, ...sums };
}
