import {
  type NotificationSwitches,
  notificationDefaults,
  notificationKinds,
  type setNotificationSwitches,
} from '@serendip/contract/notifications';
import type { Db } from '../../db/database.ts';
import { notificationSwitches } from '../../db/schema/notifications.ts';
import { eq, sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { lockAccount } from '../identity/lock-account.ts';

/** A person's switches: their own choice or the default. */
export async function switchesOf(db: Db, userId: string): Promise<NotificationSwitches> {
  const rows = await db.select().from(notificationSwitches).where(eq(notificationSwitches.userId, userId));
  const entries = notificationKinds.map((kind) => {
    const { email, push } = rows.find((row) => row.kind === kind) ?? notificationDefaults[kind];
    return [kind, { email, push }];
  });
  return Object.fromEntries(entries);
}

export const setSwitchesHandler: Handler<typeof setNotificationSwitches> = async (
  { body, caller },
  { database: { db } },
) =>
  db.transaction(async (tx) => {
    await lockAccount(tx, caller.id, 'alone');
    const before = await switchesOf(tx, caller.id);
    const rows = notificationKinds.flatMap((kind) => {
      const { email = before[kind].email, push = before[kind].push } = body[kind] ?? {};
      return body[kind] ? [{ userId: caller.id, kind, email, push }] : [];
    });
    if (rows.length > 0)
      await tx
        .insert(notificationSwitches)
        .values(rows)
        .onConflictDoUpdate({
          target: [notificationSwitches.userId, notificationSwitches.kind],
          set: { email: sql`excluded.email`, push: sql`excluded.push` },
        });
    return switchesOf(tx, caller.id);
  });
