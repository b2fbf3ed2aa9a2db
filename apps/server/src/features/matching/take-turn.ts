import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { HostedEvent } from '../../http/authorise.ts';
import { matchRunJob } from '../../queue/jobs.ts';
import { takeTurns } from '../../queue/take-turns.ts';
import { networkShare } from '../identity/network-share.ts';

/** The limits of a small run, about a second of work. It does not wait behind large ones. */
export const SMALL = { participants: 100, answers: 1_500, characters: 400_000 };

export interface Place {
  network: string;
  isSmall: boolean;
}

/** The network whose share a run takes, and its lane. Locks the host's account, so that it cannot be erased meanwhile. */
export async function placeOf(tx: Db, ctx: Ctx, event: HostedEvent, participants: number, ip: string): Promise<Place> {
  const { hostId } = event;
  const [host] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, hostId), isNull(users.erasedAt)))
    .for('no key update');
  if (!host) throw new Refusal('event_closed');
  const network = await networkShare(ctx, tx, hostId, ip);
  return { network, isSmall: await isSmall(tx, event, participants) };
}

/** Puts all waiting runs of both lanes in order. */
export const takeTurnsOfRuns = (tx: Db): Promise<void> =>
  takeTurns(
    tx,
    matchRunJob.name,
    sql`select j.id as job, j.priority > 0 as small, r.network, e.host_id as host, e.id as event, r.seq, r.id as run
      from jobs.job j join match_runs r on r.id = (j.data ->> 'run_id')::uuid join events e on e.id = r.event_id
      where j.name = ${matchRunJob.name} and j.state in ('created', 'retry')`,
    sql`runs as (select id from match_runs where id in (select run from ordered) for no key update skip locked),
      told as (update match_runs r set turn = o.turn from ordered o
        where r.id = o.run and r.turn <> o.turn and r.id in (select id from runs)),`,
  );

/** Reads no more answers than a small run has, and counts all options of a choice. */
async function isSmall(tx: Db, event: HostedEvent, participants: number): Promise<boolean> {
  if (participants > SMALL.participants) return false;
  const [size] = await rowsOf<{ answers: number; characters: number }>(
    tx,
    sql`select count(*)::int as answers, coalesce(sum(t.characters), 0)::int as characters from (
      select length(a.value::text) + case jsonb_typeof(a.value) when 'array' then length(q.text || q.options::text) else 0 end
          as characters
        from event_questions q join event_answers a on a.question_id = q.id
        join memberships m on m.event_id = q.event_id and m.user_id = a.user_id where q.event_id = ${event.id}
      union all
      select length(a.value::text) + case jsonb_typeof(a.value) when 'array' then length(q.text || q.options::text) else 0 end
        from memberships m join profile_answers a on a.user_id = m.user_id
        join profile_questions q on q.id = a.question_id and not q.retired where m.event_id = ${event.id}
      limit ${SMALL.answers + 1}) t`,
  );
  return size !== undefined && size.answers <= SMALL.answers && size.characters <= SMALL.characters;
}
