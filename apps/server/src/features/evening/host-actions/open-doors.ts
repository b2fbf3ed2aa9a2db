import { say } from '@serendip/texts/sentence';
import type { Db } from '../../../db/database.ts';
import { liveSessions } from '../../../db/schema/evening.ts';
import { invalid } from '../../../errors.ts';
import { bumpLiveRevision } from '../../event-facts/bump-live-revision.ts';
import { newCode } from '../../event-facts/code.ts';
import type { Evening } from '../in-evening.ts';
import type { LiveSession } from '../plan.ts';

/** Starts a new evening. Its version continues from the last one's. */
export async function openDoors(tx: Db, { eventId, session, now }: Evening): Promise<LiveSession> {
  if (session && session.state !== 'ended') throw invalid(say('doorsOpenAlready'));
  const [opened] = await tx
    .insert(liveSessions)
    .values({ eventId, version: (session?.version ?? 0) + 1, code: newCode(), openedAt: now })
    .returning();
  if (!opened) throw new Error('the insert of an evening returned nothing');
  await bumpLiveRevision(tx, eventId);
  return opened;
}
