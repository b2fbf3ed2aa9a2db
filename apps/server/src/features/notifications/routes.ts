import {
  addPushSubscription,
  getNotificationSwitches,
  listNotifications,
  readNotifications,
  removePushSubscription,
  setNotificationSwitches,
  unsubscribe,
} from '@serendip/contract/notifications';
import { notifications } from '../../db/schema/notifications.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { bind } from '../../http/bind.ts';
import { addSubscriptionHandler, removeSubscriptionHandler } from './pushes/subscriptions.ts';
import { notificationsOf } from './queries.ts';
import { setSwitchesHandler, switchesOf } from './switches.ts';
import { unsubscribeHandler } from './unsubscribe.ts';

export const notificationRoutes = [
  bind(getNotificationSwitches, ({ caller }, { database: { db } }) => switchesOf(db, caller.id)),
  bind(setNotificationSwitches, setSwitchesHandler),
  bind(addPushSubscription, addSubscriptionHandler),
  bind(removePushSubscription, removeSubscriptionHandler),
  bind(listNotifications, ({ caller }, { database }) => notificationsOf(database, caller.id)),
  bind(readNotifications, async ({ caller }, { database: { db } }) => {
    await db
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(eq(notifications.userId, caller.id), isNull(notifications.readAt)));
    return {};
  }),
  bind(unsubscribe, unsubscribeHandler),
];
