import { limits } from '@serendip/contract/limits';
import type { Notification, NotificationKind } from '@serendip/contract/notifications';
import type { Database } from '../../db/database.ts';
import { aliasOf } from '../identity/present.ts';

interface Row {
  id: string;
  kind: NotificationKind;
  event_id: string | null;
  event_name: string | null;
  other_id: string | null;
  other_alias: string | null;
  created_at: Date;
  read: boolean;
  unread: number;
}

/** The bell's notifications, of existing events or about deleted ones. */
const newestOf = `select n.id, n.kind, n.event_id, coalesce(e.name, n.gone_event) as event_name, n.other_id, o.alias as other_alias,
    n.created_at, n.read_at is not null as read, (count(*) filter (where n.read_at is null) over ())::int as unread
  from notifications n left join events e on e.id = n.event_id left join users o on o.id = n.other_id
  where n.user_id = $1 and n.kind <> 'joined' and n.created_at > now() - make_interval(days => ${limits.notification_days})
    and (n.event_id is null or n.gone_event is not null or e.id is not null)
  order by n.created_at desc, n.id limit ${limits.notifications_shown}`;

/** One statement: it is polled. */
export async function notificationsOf(
  database: Database,
  userId: string,
): Promise<{ notifications: Notification[]; unread_count: number }> {
  const rows = await database.read<Row>(newestOf, [userId]);
  return {
    notifications: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      event: row.event_id && row.event_name !== null ? { id: row.event_id, name: row.event_name } : null,
      user: row.other_id ? { id: row.other_id, alias: aliasOf(row.other_alias) } : null,
      created_at: row.created_at.toISOString(),
      read: row.read,
    })),
    unread_count: rows[0]?.unread ?? 0,
  };
}
