import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { bumpLiveRevision } from '../../event-facts/bump-live-revision.ts';
import type { Evening } from '../in-evening.ts';
import { keepEncounters } from '../seating/keep-encounters.ts';
import { bumpPeopleRevision } from './bump-people-revision.ts';

/**
 * Removes a person who leaves the event from presence, and from the current and coming rounds. Returns the evening that
 * needs a reseat.
 */
export async function leaveEvening(tx: Db, { eventId, session }: Evening, userId: string): Promise<string | undefined> {
  // First, since only people who came have met anyone.
  if (session?.state === 'round') await keepEncounters(tx, session, [userId]);
  await tx.execute(sql`delete from presences p using live_sessions s
    where s.event_id = ${eventId} and p.session_id = s.id and p.user_id = ${userId}`);
  if (!session || session.state === 'ended') {
    await bumpLiveRevision(tx, eventId);
    return undefined;
  }
  const from = session.state === 'break' ? session.round + 1 : session.round;
  await tx.execute(sql`delete from live_seats
    where session_id = ${session.id} and user_id = ${userId} and round >= ${from}`);
  await bumpPeopleRevision(tx, session);
  return session.id;
}
