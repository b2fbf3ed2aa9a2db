import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';

/** On which ways somebody hears of something beside the bell. */
interface Channels {
  email: boolean;
  push: boolean;
}

const both: Channels = { email: true, push: true };

/** Everything that people are told of, said once, and what is on while they have chosen nothing. */
export const notificationDefaults = {
  matches_ready: both,
  message: both,
  /** They have just pressed the button themselves: the mail brings the entry for their calendar. Not in the bell. */
  joined: { email: true, push: false },
  event_tomorrow: both,
  /** A host asks those who have not answered all questions to do so. */
  answers_missing: both,
  event_moved: both,
  event_called_off: both,
  off_waiting_list: both,
  contact_returned: both,
  /** To a new co-host. */
  cohost: both,
  /** To hosts and co-hosts. */
  report: both,
  run_failed: both,
} as const satisfies Record<string, Channels>;

export type NotificationKind = keyof typeof notificationDefaults;
export const notificationKinds = Object.keys(notificationDefaults) as NotificationKind[];
const kind = z.enum(notificationKinds as [NotificationKind, ...NotificationKind[]]);

const tag = 'Notifications';

const switchesOf = <T extends z.ZodType>(channels: T) =>
  Object.fromEntries(notificationKinds.map((name) => [name, channels])) as Record<NotificationKind, T>;

const isOn = (label: string) => z.boolean({ error: `${label} must be true or false` });

const switches = z.object(switchesOf(z.object({ email: z.boolean(), push: z.boolean() })));
export type NotificationSwitches = z.output<typeof switches>;

export const getNotificationSwitches = defineEndpoint({
  id: 'getNotificationSwitches',
  method: 'GET',
  path: '/users/notifications',
  tag,
  summary: 'Your notification settings by e-mail and by push, kind by kind',
  access: 'signed_in',
  data: switches,
  message: 'OK',
  failures: [],
});

export const setNotificationSwitches = defineEndpoint({
  id: 'setNotificationSwitches',
  method: 'PUT',
  path: '/users/notifications',
  tag,
  summary: 'Turn kinds on or off by e-mail and by push; kinds that are not sent stay unchanged',
  access: 'signed_in',
  body: z.object(switchesOf(z.object({ email: isOn('Email').optional(), push: isOn('Push').optional() }).optional())),
  data: switches,
  message: 'Notifications saved.',
  failures: [],
});

export const notification = z.object({
  id: wireId,
  kind,
  /** The event it is about. One that was deleted is known by its name alone. */
  event: z.object({ id: wireId, name: z.string() }).nullable(),
  /** The other person it is about, as the reader may see them. */
  user: z.object({ id: wireId, alias: z.string().nullable() }).nullable(),
  created_at: timestamp,
  read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

export const listNotifications = defineEndpoint({
  id: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  tag,
  summary: `Your notifications, newest first: the last ${limits.notifications_shown} of ${limits.notification_days} days`,
  access: 'signed_in',
  data: z.object({ notifications: z.array(notification), unread_count: z.int() }),
  message: 'OK',
  failures: [],
});

export const readNotifications = defineEndpoint({
  id: 'readNotifications',
  method: 'POST',
  path: '/notifications/read',
  tag,
  summary: 'Mark all your notifications as read',
  access: 'signed_in',
  data: z.object({}),
  message: 'Notifications marked as read.',
  failures: [],
});

export const pushEndpointInvalid = "This browser's push service cannot be reached";
const endpoint = z.string({ error: pushEndpointInvalid }).max(limits.push_endpoint_max, pushEndpointInvalid);
const key = (bytes: number) =>
  z.string({ error: 'Keys are invalid' }).refine((text) => isBase64Url(text, bytes), 'Keys are invalid');
const isBase64Url = (text: string, bytes: number) =>
  /^[\w-]+={0,2}$/.test(text) && Math.floor((text.replaceAll('=', '').length * 3) / 4) === bytes;

export const addPushSubscription = defineEndpoint({
  id: 'addPushSubscription',
  method: 'POST',
  path: '/users/push_subscriptions',
  tag,
  summary: 'Have this browser take pushes, as it says itself, until you sign out there. Twice is once',
  access: 'signed_in',
  body: z.object({
    push_subscription: z.object({ endpoint, keys: z.object({ p256dh: key(65), auth: key(16) }) }),
  }),
  data: z.object({}),
  message: 'This device tells you from now on.',
  failures: [],
});

export const removePushSubscription = defineEndpoint({
  id: 'removePushSubscription',
  method: 'DELETE',
  path: '/users/push_subscriptions',
  tag,
  summary: 'Send this browser no more pushes. Twice is once',
  access: 'signed_in',
  body: z.object({ push_subscription: z.object({ endpoint }) }),
  data: z.object({}),
  message: 'This device tells you nothing any more.',
  failures: [],
});

export const unsubscribe = defineEndpoint({
  id: 'unsubscribe',
  method: 'POST',
  path: '/unsubscribe/:token',
  tag,
  summary: "Stop mails of one kind, with the token of such a mail's link (RFC 8058). The body is ignored",
  access: 'public',
  params: z.object({ token: z.string({ error: 'unsubscribe_not_found' }).regex(/^[\w.-]+$/, 'unsubscribe_not_found') }),
  ignoresBody: true,
  data: z.object({ kind }),
  message: 'You get no more mails of this kind.',
  failures: ['unsubscribe_not_found'],
});
