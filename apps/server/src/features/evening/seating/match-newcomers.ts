import type { Ctx } from '../../../context.ts';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Engine } from '../../engine/engine-thread.ts';
import { readSnapshot } from '../../engine/snapshot.ts';
import { lockEvening } from '../in-evening.ts';
import { sessionToSeat, whoIsSeated } from './read-seating.ts';
import { MOST_WITH_VALUES } from './repair-request.ts';
import { reseat } from './reseat.ts';
import { lockPeople } from './write-seats.ts';

/** Median value: the default for a newcomer and a person of the run who was not here for scoring. */
const NEUTRAL = 128;

/** Scores people who are here but in no run, then seats them. */
export async function matchNewcomers(ctx: Ctx, sessionId: string, engine: () => Engine): Promise<void> {
  const { db } = ctx.database;
  const session = await sessionToSeat(db, sessionId);
  if (!session?.match_run_id || (session.state !== 'round' && session.state !== 'break')) return;
  const here = await whoIsSeated(db, session);
  const newcomers = here.filter(({ position }) => position === null).map(({ user_id }) => user_id);
  if (newcomers.length === 0 || here.length > MOST_WITH_VALUES) return;
  const snapshot = await readSnapshot(
    db,
    session.event_id,
    here.map(({ user_id }) => user_id),
  );
  if (snapshot.participants.length < 2) return;
  const scored = await engine().ask('score_newcomers', { snapshot, newcomers });
  await db.transaction(async (tx) => {
    await lockPeople(tx, newcomers);
    await lockEvening(tx, session.event_id);
    const known = await rowsOf<{ user_id: string; position: number }>(
      tx,
      sql`select user_id, position from pair_values where run_id = ${session.match_run_id} order by position`,
    );
    const takesPart = await rowsOf<{ user_id: string }>(
      tx,
      sql`select user_id from memberships
        where event_id = ${session.event_id} and user_id = any(${sql.param(newcomers)}::uuid[])`,
    );
    const present = new Set(takesPart.map(({ user_id }) => user_id));
    for (const { user_id } of known) present.delete(user_id);
    const place = new Map(scored.people.map((id, at) => [id, at]));
    // An erased person's position stays empty, so the next one is not the number of rows.
    const positions = new Map(known.map(({ user_id, position }) => [position, user_id]));
    let next = (known.at(-1)?.position ?? -1) + 1;
    for (const { id, values } of scored.newcomers) {
      if (!present.has(id)) continue;
      const row = Buffer.from(
        Uint8Array.from({ length: next }, (_, position) => {
          const other = place.get(positions.get(position) ?? '');
          return other === undefined ? NEUTRAL : (values[other] ?? NEUTRAL);
        }),
      ).toString('base64');
      await tx.execute(sql`insert into pair_values (run_id, user_id, position, row)
        values (${session.match_run_id}, ${id}, ${next}, decode(${row}, 'base64'))`);
      positions.set(next, id);
      next += 1;
    }
    // A person may be waiting for these values, so reseat.
    await tx.execute(sql`update live_sessions set people_revision = people_revision + 1
      where id = ${sessionId} and state in ('round', 'break')`);
  });
  await reseat(ctx, sessionId);
}
