import type { Ctx } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { liveSessions } from '../../../db/schema/evening.ts';
import { eq, sql } from '../../../db/sql.ts';
import { bumpLiveRevision } from '../../event-facts/bump-live-revision.ts';
import { lockEvening } from '../in-evening.ts';
import { askForReasons } from './ask-for-reasons.ts';
import { keepEncounters } from './keep-encounters.ts';
import type { SeatedSession } from './read-seating.ts';
import type { SeatChanges } from './seat-changes.ts';

/** Locks accounts in one order before the evening, so that concurrent erasures are waited for. */
export const lockPeople = (tx: Db, userIds: string[]) =>
  tx.execute(sql`select 1 from users where id = any(${sql.param(userIds)}::uuid[]) order by id for key share`);

/** For the people whose leaving these changes follow: coming back at once gives back the seats of before. */
const keepSeatsBefore = (tx: Db, session: SeatedSession, { placed, removed }: SeatChanges) =>
  tx.execute(sql`update departures d set seats = (
      select jsonb_agg(jsonb_build_object('round', t.round, 'user_id', t.user_id, 'room_number', t.room_number,
        'moved', t.moved, 'changed', t.changed, 'after', c.room_number))
      from jsonb_to_recordset(${JSON.stringify([...placed, ...removed])}::jsonb)
        as c(round smallint, user_id uuid, room_number int)
      join live_seats t on t.session_id = d.session_id and t.round = c.round and t.user_id = c.user_id)
    where d.session_id = ${session.id} and d.seats is null and d.revision > ${session.seated_revision}
      and d.revision <= ${session.people_revision}`);

async function change(tx: Db, session: SeatedSession, { placed, removed }: SeatChanges): Promise<void> {
  const now = [...placed, ...removed].filter(({ round }) => round === session.round).map(({ user_id }) => user_id);
  // A planned room before anyone checked in is not a meeting.
  if (session.state === 'round' && session.seated_revision > 0 && now.length > 0)
    await keepEncounters(tx, { ...session, byPresence: session.by_presence }, now);
  await keepSeatsBefore(tx, session, { placed, removed });
  if (removed.length > 0)
    await tx.execute(sql`delete from live_seats t
      using jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as gone(round smallint, user_id uuid)
      where t.session_id = ${session.id} and t.round = gone.round and t.user_id = gone.user_id`);
  if (placed.length > 0)
    await tx.execute(sql`insert into live_seats as t (session_id, round, user_id, room_number)
      select ${session.id}, p.round, p.user_id, p.room_number
      from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as p(round smallint, user_id uuid, room_number int)
      join memberships m on m.event_id = ${session.event_id} and m.user_id = p.user_id
      on conflict (session_id, round, user_id)
        do update set room_number = excluded.room_number, changed = true, moved = false`);
}

/**
 * Writes the changed seats if neither state nor people have changed since reading; returns false if they have. While
 * somebody still waits for a seat, the seats are not up to date: each write then counts as a change, so that a
 * concurrent write from the same reading fails.
 */
export async function writeSeats(
  ctx: Ctx,
  read: SeatedSession,
  changes: SeatChanges,
  isWaitedFor: boolean,
): Promise<boolean> {
  const isChanged = changes.placed.length + changes.removed.length > 0;
  return ctx.database.db.transaction(async (tx) => {
    if (changes.placed.length > 0)
      await lockPeople(
        tx,
        changes.placed.map(({ user_id }) => user_id),
      );
    const session = (await lockEvening(tx, read.event_id))?.session;
    const isAsRead =
      session?.id === read.id &&
      session.state === read.state &&
      session.round === read.round &&
      session.peopleRevision === read.people_revision &&
      session.seatedRevision === read.seated_revision;
    if (!isAsRead) return false;
    if (isChanged) {
      await change(tx, read, changes);
      await bumpLiveRevision(tx, read.event_id);
    }
    if (isChanged || !isWaitedFor)
      await tx
        .update(liveSessions)
        .set({
          seatedRevision: read.people_revision,
          peopleRevision: read.people_revision + (isWaitedFor ? 1 : 0),
        })
        .where(eq(liveSessions.id, read.id));
    if ((isChanged && changes.placed.length > 0) || isWaitedFor) await askForReasons(ctx, tx, read);
    return true;
  });
}
