import type { Db } from '../../../db/database.ts';
import { liveSessions } from '../../../db/schema/evening.ts';
import { eq, sql } from '../../../db/sql.ts';
import { bumpLiveRevision } from '../../event-facts/bump-live-revision.ts';
import type { LiveSession } from '../plan.ts';

/** Records a change of people or a move: phones get a new revision, and running rounds need a reseat. */
export async function bumpPeopleRevision(tx: Db, session: LiveSession): Promise<void> {
  if (session.state === 'round' || session.state === 'break')
    await tx
      .update(liveSessions)
      .set({ peopleRevision: sql`${liveSessions.peopleRevision} + 1` })
      .where(eq(liveSessions.id, session.id));
  await bumpLiveRevision(tx, session.eventId);
}
