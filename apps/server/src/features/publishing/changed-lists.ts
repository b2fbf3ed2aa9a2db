import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';

/** A run's pairs from each of their two sides. */
const listed = (runId: string | null): SQL => sql`
  select v.me, v.other from match_pairs p cross join lateral (values (p.user_a, p.user_b), (p.user_b, p.user_a)) v (me, other)
  where p.run_id = ${runId}::uuid`;

/**
 * Whether these take part. `offset 0` keeps it from becoming a join: while nothing is known of the tables' sizes, the planner would
 * compare everybody with everybody, which takes minutes for 300 people.
 */
const takesPart = (eventId: string, who: SQL): SQL =>
  sql`exists (select from memberships m where m.event_id = ${eventId} and m.user_id = ${who} offset 0)`;

/**
 * Common table expressions: `before` holds the lists of the run that guests see, `after` those of a run once it is published,
 * both of participants. A list still shows people who left; not those whom a host removed, and no deleted accounts.
 */
const lists = (eventId: string, shown: string | null, runId: string): SQL => sql`
  before as (
    select l.me, l.other from (${listed(shown)}) l where ${takesPart(eventId, sql`l.me`)}
      and exists (select from users u where u.id = l.other and u.erased_at is null offset 0)
      and not exists (select from removals x where x.event_id = ${eventId} and x.user_id = l.other offset 0)),
  after as (
    select l.me, l.other from (${listed(runId)}) l
    where ${takesPart(eventId, sql`l.me`)} and ${takesPart(eventId, sql`l.other`)})`;

/** Participants whose list changes in their own eyes: pairs with a block are in no list. */
export async function peopleToTell(tx: Db, eventId: string, shown: string | null, runId: string): Promise<string[]> {
  const rows = await rowsOf<{ me: string }>(
    tx,
    sql`with ${lists(eventId, shown, runId)},
      differing as (
        (select me, other from before except select me, other from after)
        union all (select me, other from after except select me, other from before))
      select distinct d.me from differing d where not blocked_between(d.me, d.other) order by d.me`,
  );
  return rows.map(({ me }) => me);
}

export interface ChangedList {
  id: string;
  added: string[];
  removed: string[];
}

export interface ChangedLists {
  /** Participants with a list in either run. */
  listed: number;
  /** Pairs. */
  kept: number;
  added: number;
  removed: number;
  persons: ChangedList[];
}

/** The changes as hosts read them before they publish a run. Blocks are not considered, so that they show in no number. */
export async function changedLists(
  db: Db,
  eventId: string,
  shown: string | null,
  runId: string,
): Promise<ChangedLists> {
  const [row] = await rowsOf<ChangedLists>(
    db,
    sql`with ${lists(eventId, shown, runId)},
      both_runs as (
        select coalesce(a.me, b.me) as me, coalesce(a.other, b.other) as other, b.me is null as is_new, a.me is null as is_gone
        from after a full join before b on b.me = a.me and b.other = a.other),
      pairs as (
        select least(me, other) as a, greatest(me, other) as b, bool_or(is_new) as is_new, bool_or(is_gone) as is_gone
        from both_runs group by 1, 2)
      select (select count(distinct me)::int from both_runs) as listed,
        (select count(*)::int from pairs where not is_new and not is_gone) as kept,
        (select count(*)::int from pairs where is_new) as added,
        (select count(*)::int from pairs where is_gone) as removed,
        (select coalesce(json_agg(row_to_json(t) order by t.id), '[]') from (
          select me as id, coalesce(json_agg(other order by other) filter (where is_new), '[]') as added,
            coalesce(json_agg(other order by other) filter (where is_gone), '[]') as removed
          from both_runs group by me having bool_or(is_new or is_gone)) t) as persons`,
  );
  if (!row) throw new Error('comparing lists returned nothing');
  return row;
}
