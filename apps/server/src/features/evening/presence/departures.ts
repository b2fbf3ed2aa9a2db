import type { Db } from '../../../db/database.ts';
import { departures } from '../../../db/schema/evening.ts';
import { and, eq, lt, sql } from '../../../db/sql.ts';
import type { LiveSession } from '../plan.ts';

/** Seconds in which coming back gives back the seats of before. */
const mostSeconds = 120;

/** Notes that somebody leaves in the rounds. The write of seats that follows fills in the seats of before. */
export async function noteDeparture(tx: Db, session: LiveSession, userId: string): Promise<void> {
  if (session.state !== 'round' && session.state !== 'break') return;
  const isOld = lt(departures.at, sql`clock_timestamp() - make_interval(secs => ${mostSeconds})`);
  await tx.delete(departures).where(and(eq(departures.sessionId, session.id), isOld));
  const departure = {
    revision: session.peopleRevision + 1,
    round: session.state === 'round' ? session.round : null,
    at: sql`clock_timestamp()`,
    seats: null,
  };
  await tx
    .insert(departures)
    .values({ sessionId: session.id, userId, ...departure })
    .onConflictDoUpdate({ target: [departures.sessionId, departures.userId], set: departure });
}

/**
 * Gives back the seats of before to somebody who comes back at once, and to everybody who was moved by it: in coming
 * rounds, and in the running one if it is still the same. A seat that something else has changed since stays.
 */
export async function giveBackSeats(tx: Db, session: LiveSession, userId: string): Promise<void> {
  const [left] = await tx
    .delete(departures)
    .where(and(eq(departures.sessionId, session.id), eq(departures.userId, userId)))
    .returning({
      round: departures.round,
      seats: departures.seats,
      isRecent: sql<boolean>`${departures.at} > clock_timestamp() - make_interval(secs => ${mostSeconds})`,
    });
  if (!left?.isRecent || !left.seats || (session.state !== 'round' && session.state !== 'break')) return;
  const isOpen = (round: number) =>
    round > session.round || (session.state === 'round' && round === session.round && left.round === round);
  const seats = JSON.stringify(left.seats.filter(({ round }) => isOpen(round)));
  const before = sql`jsonb_to_recordset(${seats}::jsonb)
    as b(round smallint, user_id uuid, room_number int, moved boolean, changed boolean, "after" int)`;
  // The others keep their rows, so that no account is waited for under the event's lock.
  await tx.execute(sql`update live_seats t set room_number = b.room_number, moved = b.moved, changed = b.changed
    from ${before} where t.session_id = ${session.id} and t.round = b.round and t.user_id = b.user_id
      and t.room_number = b."after"`);
  await tx.execute(sql`insert into live_seats (session_id, round, user_id, room_number, moved, changed)
    select ${session.id}, b.round, b.user_id, b.room_number, b.moved, b.changed from ${before}
    where b.user_id = ${userId} and b."after" is null on conflict do nothing`);
}
