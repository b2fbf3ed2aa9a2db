import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { bumpLiveRevision } from '../../event-facts/bump-live-revision.ts';
import type { Evening } from '../in-evening.ts';
import { keepEncounters } from '../seating/keep-encounters.ts';
import { bumpPeopleRevision } from './bump-people-revision.ts';

/**
 * Somebody who leaves the event vanishes from who is here, and from the round under way and those to come. Returns the evening
 * whose seats have to follow.
 */
export async function leaveEvening(tx: Db, { eventId, session }: Evening, userId: string): Promise<string | undefined> {
  // First, as only who came has met anybody.
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
