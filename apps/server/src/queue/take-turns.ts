import type { Db } from '../db/database.ts';
import { type SQL, sql } from '../db/sql.ts';
import { LAST_TURN } from './jobs.ts';

/** One process at a time gives out places in a queue. */
const TURNS_LOCK = 7_309_943;

/** Accounts that are quickly made have one share of their network, guests another, and all others one together. */
const kindOf = (user: SQL) => sql`case when ${user}.email is null then 'guest'
  when ${user}.email_confirmed_at is null and ${user}.created_at > now() - interval '1 day' then 'new' else 'known' end`;

/**
 * Puts the waiting jobs of a queue in order, for each lane apart. Networks take turns, in a network the kinds of accounts, and in
 * a kind the hosts. Of hosts with as many runs before, the one who has waited longest and the one for whom most people wait who
 * wait for nobody else go by turns: empty events of free accounts hold up no real one, and large ones nobody for ever. Work that is
 * done is forgotten, so nobody can save up a place, and nobody waits for a second run of somebody else. Skips rows that a worker or
 * an erasure has just taken.
 *
 * `waiting` selects job, small (the lane), network, host, event (null: its people do not count) and seq. `told` are further
 * statements that read `ordered` (job, small, turn) and end in a comma.
 */
export async function takeTurns(tx: Db, queue: string, waiting: SQL, told: SQL = sql``): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURNS_LOCK}, hashtext(${queue}))`);
  await tx.execute(sql`
    with waiting as (
      select w.*, ${kindOf(sql`u`)} as kind,
        row_number() over (partition by w.small, w.network, w.host order by w.seq) as round
      from (${waiting}) w join users u on u.id = w.host),
    alone as (
      select event, count(*) filter (where events = 1) as people from (
        select e.event, count(*) over (partition by m.user_id) as events
        from (select distinct event from waiting where small) e join memberships m on m.event_id = e.event) p
      group by event),
    both_ways as (
      select w.*, row_number() over (in_kind order by w.round, w.seq) as by_time,
        row_number() over (in_kind order by w.round, coalesce(a.people, 0) desc, w.seq) as by_people
      from waiting w left join alone a on a.event = w.event window in_kind as (partition by w.small, w.network, w.kind)),
    in_kind as (
      select *, row_number() over (partition by small, network, kind order by least(2 * by_time - 1, 2 * by_people), seq) as nth
      from both_ways),
    in_network as (
      select *, row_number() over (partition by small, network order by nth, kind desc, seq) as place from in_kind),
    ordered as (select *, row_number() over (partition by small order by place, seq) as turn from in_network),
    ${told}
    queued as (select id from jobs.job where name = ${queue} and id in (select job from ordered)
      for no key update skip locked),
    given as (select job, case when small then greatest(1, ${LAST_TURN} - turn) else -least(${LAST_TURN}, turn) end as priority
      from ordered where job in (select id from queued))
    update jobs.job j set priority = g.priority from given g where j.name = ${queue} and j.id = g.job and j.priority <> g.priority`);
}

/**
 * The jobs of a queue with one lane that wait, for `takeTurns`. Their data names the `network`.
 *
 * @param eventOf joins a job `j` with its event `e`
 */
export const waitingByNetwork = (queue: string, eventOf: SQL): SQL =>
  sql`select j.id as job, true as small, coalesce(j.data ->> 'network', '') as network, e.host_id as host, null::uuid as event,
      j.created_on as seq
    from jobs.job j ${eventOf} where j.name = ${queue} and j.state in ('created', 'retry')`;
