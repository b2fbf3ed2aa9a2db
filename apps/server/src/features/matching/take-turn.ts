import { type Db, rowsOf } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { HostedEvent } from '../../http/authorise.ts';

/** The limits of a small run, about a second of work. It does not wait behind large ones. */
export const SMALL = { participants: 100, answers: 1_500, characters: 400_000 };

export interface Turn {
  /** Runs of a lower turn go first. */
  turn: number;
  isSmall: boolean;
}

/**
 * Gives a run its place in the queue: one turn after its host's last active run, and never before the current turns. So
 * hosts take turns. Locks the host's account, so that concurrent requests, also by co-hosts, count one after the other.
 */
export async function takeTurn(tx: Db, event: HostedEvent, participants: number): Promise<Turn> {
  const { hostId } = event;
  const [host] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, hostId), isNull(users.erasedAt)))
    .for('no key update');
  if (!host) throw new Refusal('event_closed');
  const [next] = await rowsOf<{ turn: number }>(
    tx,
    sql`select greatest(coalesce(max(r.turn) filter (where e.host_id = ${hostId}) + 1, 0), coalesce(min(r.turn), 0)) as turn
      from match_runs r join events e on e.id = r.event_id where r.status in ('queued', 'processing')`,
  );
  return { turn: next?.turn ?? 0, isSmall: await isSmall(tx, event, participants) };
}

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
