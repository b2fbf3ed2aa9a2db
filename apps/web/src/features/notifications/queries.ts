import {
  getNotificationSwitches,
  listNotifications,
  type NotificationKind,
  type NotificationSwitches,
  readNotifications,
  setNotificationSwitches,
} from '@serendip/contract/notifications';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const notificationKeys = {
  notifications: ['notifications', 'notifications'],
  switches: ['notifications', 'switches'],
} as const;

/** Polled every 30 s, but not while the tab is hidden. */
export const notifications = queryOptions({
  queryKey: notificationKeys.notifications,
  queryFn: ({ signal }) => call(listNotifications, {}, signal),
  refetchInterval: 30_000,
  refetchIntervalInBackground: false,
});

export const switches = queryOptions({
  queryKey: notificationKeys.switches,
  queryFn: ({ signal }) => call(getNotificationSwitches, {}, signal),
});

/** Marks everything as read. Rows keep their mark until the list is opened again. */
export function useReadNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(readNotifications, {}),
    onSuccess: () => client.setQueryData(notifications.queryKey, (before) => before && { ...before, unread_count: 0 }),
  });
}

/** Turns a kind on or off for one channel, on the screen at once. */
export function useSwitch(kind: NotificationKind, channel: 'email' | 'push') {
  const client = useQueryClient();
  const set = (isOn: boolean) =>
    client.setQueryData(
      switches.queryKey,
      (before) => before && ({ ...before, [kind]: { ...before[kind], [channel]: isOn } } as NotificationSwitches),
    );
  return useMutation({
    // One after the other: the answer to an older change must not undo a newer one.
    scope: { id: 'notification-switches' },
    mutationFn: (isOn: boolean) => call(setNotificationSwitches, { body: { [kind]: { [channel]: isOn } } }),
    onMutate: async (isOn) => {
      // A read in flight would bring back the old value.
      await client.cancelQueries({ queryKey: switches.queryKey });
      set(isOn);
    },
    onError: (_error, isOn) => set(!isOn),
  });
}
