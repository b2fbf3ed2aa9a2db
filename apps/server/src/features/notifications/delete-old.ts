import { limits } from '@serendip/contract/limits';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

/** Deletes notifications that have expired, or whose people or events are gone. */
export const deleteOldNews = (db: Db) =>
  db.execute(sql`delete from notifications n
    where n.created_at < now() - make_interval(days => ${limits.notification_days}::int)
      or not exists (select 1 from users u where u.id = n.user_id and u.erased_at is null)
      or (n.event_id is not null and n.gone_event is null and not exists (select 1 from events e where e.id = n.event_id))`);
