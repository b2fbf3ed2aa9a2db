import { limits } from '@serendip/contract/limits';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

/** Deletes invitations some days after the event, and without a date some days after the last mail. */
export const deleteOldInvitations = (db: Db) =>
  db.execute(sql`delete from invitations i using events e where e.id = i.event_id and
    case when e.event_date is null
      then greatest(i.created_at, i.mailed_at, i.reminded_at) < now() - make_interval(days => ${limits.invitation_days_without_date}::int)
      else e.event_date::timestamptz < now() - make_interval(days => ${limits.invitation_days}::int) end`);
