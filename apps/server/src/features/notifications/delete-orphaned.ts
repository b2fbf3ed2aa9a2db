import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

/** Deletes notifications about people or events that are gone: these rows have no references that would take them along. */
export const deleteOrphanedNotifications = (db: Db) =>
  db.execute(sql`delete from notifications n
    where not exists (select 1 from users u where u.id = n.user_id and u.erased_at is null)
      or (n.event_id is not null and n.gone_event is null and not exists (select 1 from events e where e.id = n.event_id))`);
