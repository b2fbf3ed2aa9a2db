import { limits } from '@serendip/contract/limits';
import { say } from '@serendip/texts/sentence';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import { type Draft, type DraftPair, keyOf } from './draft.ts';
import { linesOf } from './lines-of-meeting.ts';

interface Two {
  user_id: string;
  other_id: string;
}

export interface PairChange {
  user_id: string;
  other_id: string;
  match_percentage: number;
  /** Whether it is in the lists after the edit. */
  listed: boolean;
}

/** Both take part, and each keeps 1 to 10 matches. */
export function pairChangeOf(draft: Draft, { user_id, other_id }: Two, listed: boolean): PairChange {
  if (user_id === other_id) throw invalid(say('chooseTwoPeople'));
  const here = new Set(draft.seats.filter((seat) => seat.here).map((seat) => seat.user_id));
  if (!here.has(user_id) || !here.has(other_id)) throw new Refusal('user_not_found');
  const isListed = draft.pairs.some((pair) => keyOf(pair.user_a, pair.user_b) === keyOf(user_id, other_id));
  if (isListed === listed) throw invalid(say(listed ? 'matchedAlready' : 'notMatched'));
  for (const id of [user_id, other_id]) {
    const count = partnersOf(draft.pairs, id).filter((partner) => here.has(partner)).length + (listed ? 1 : -1);
    if (count < 1 || count > limits.matches_per_person_max) throw new Refusal('too_few_or_many_matches');
  }
  return { user_id, other_id, match_percentage: draft.between(user_id, other_id), listed };
}

export const partnersOf = (pairs: readonly DraftPair[], id: string): string[] =>
  pairs.flatMap(({ user_a, user_b }) => (user_a === id ? [user_b] : user_b === id ? [user_a] : []));

export function withPairs(pairs: readonly DraftPair[], change: PairChange | null): readonly DraftPair[] {
  if (!change) return pairs;
  const key = keyOf(change.user_id, change.other_id);
  const others = pairs.filter((pair) => keyOf(pair.user_a, pair.user_b) !== key);
  const [user_a = '', user_b = ''] = key.split(' ');
  return change.listed
    ? [...others, { user_a, user_b, percentage: change.match_percentage, category: 'mutual_connections' }]
    : others;
}

const both = (runId: string, { user_id, other_id }: Two) => sql`run_id = ${runId}
  and user_a = least(${user_id}::uuid, ${other_id}::uuid) and user_b = greatest(${user_id}::uuid, ${other_id}::uuid)`;

/** Gives a removed pair back as it was. False if there is none. */
export async function restorePair(tx: Db, runId: string, two: Two): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`with given_back as (delete from removed_pairs where ${both(runId, two)} and pair is not null returning pair)
      insert into match_pairs
      select (jsonb_populate_record(null::match_pairs, g.pair)).* from given_back g
      on conflict do nothing returning id`,
  );
  return rows.length > 0;
}

/**
 * A pair that a host adds. The reason is that of their meeting, if they share a room in the run; others come when the run is
 * published. A pair that was removed comes back as it was.
 */
async function insertPair(tx: Db, runId: string, change: PairChange): Promise<void> {
  if (await restorePair(tx, runId, change)) return;
  await tx.execute(sql`insert into match_pairs (run_id, user_a, user_b, category, percentage, reasons_for_a, reasons_for_b,
      fit_for_a, fit_for_b, connected_for_a, connected_for_b, quotes, rank, by_hand)
    select ${runId}, v.a, v.b, 'mutual_connections', ${change.match_percentage},
      ${linesOf(sql`g.reason_for_a`)}, ${linesOf(sql`g.reason_for_b`)},
      coalesce(g.fit_for_a, 'hello'), coalesce(g.fit_for_b, 'hello'), ${linesOf(sql`g.reason_for_a`)} <> '[]'::jsonb,
      ${linesOf(sql`g.reason_for_b`)} <> '[]'::jsonb, coalesce(g.quotes, '[]'::jsonb),
      (select coalesce(max(p.rank), -1) from match_pairs p where p.run_id = ${runId} and p.percentage >= ${change.match_percentage}), true
    from (select least(${change.user_id}::uuid, ${change.other_id}::uuid) as a,
      greatest(${change.user_id}::uuid, ${change.other_id}::uuid) as b) v
    left join meeting_reasons g on g.run_id = ${runId} and g.user_a = v.a and g.user_b = v.b`);
}

/** Keeps the row, so that it can be given back, and so that a run around this one does not list the two. */
export const removePair = (tx: Db, runId: string, two: Two) =>
  tx.execute(sql`with gone as (delete from match_pairs p where ${both(runId, two)} returning p.*)
    insert into removed_pairs (run_id, user_a, user_b, pair)
    select g.run_id, g.user_a, g.user_b, to_jsonb(g) from gone g on conflict (run_id, user_a, user_b) do update set pair = excluded.pair`);

/** Takes back a pair that a host added. */
export const forgetPair = (tx: Db, runId: string, two: Two) =>
  tx.execute(sql`delete from match_pairs where ${both(runId, two)}`);

export async function writePair(tx: Db, runId: string, change: PairChange): Promise<void> {
  await (change.listed ? insertPair(tx, runId, change) : removePair(tx, runId, change));
}
