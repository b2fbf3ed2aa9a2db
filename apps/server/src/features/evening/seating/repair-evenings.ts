import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { bumpLiveRevision } from '../../event-facts/bump-live-revision.ts';

/** After a block, coming rounds need a reseat. The events are locked. Returns the evenings concerned. */
export async function repairEvenings(tx: Db, eventIds: string[]): Promise<string[]> {
  if (eventIds.length === 0) return [];
  const sessions = await rowsOf<{ id: string }>(
    tx,
    sql`update live_sessions set people_revision = people_revision + 1
      where state in ('round', 'break') and event_id = any(${sql.param(eventIds)}::uuid[]) returning id`,
  );
  for (const id of eventIds) await bumpLiveRevision(tx, id);
  return sessions.map(({ id }) => id);
}
