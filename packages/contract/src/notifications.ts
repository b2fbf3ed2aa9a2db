import { type FieldName, say, spell } from '@serendip/texts/sentence';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { namedEvent, person } from './people.ts';
import { refusedAs } from './refused-as.ts';

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
  /** A host has let them in, or has declined. */
  let_in: both,
  declined: both,
  contact_returned: both,
  /** A host wrote to several guests at once. */
  from_host: both,
  /** Somebody asks them to be a co-host. */
  cohost: both,
  /** To hosts and co-hosts. */
  asked: both,
  report: both,
  run_failed: both,
  webhook_off: both,
} as const satisfies Record<string, Channels>;

export type NotificationKind = keyof typeof notificationDefaults;
export const notificationKinds = Object.keys(notificationDefaults) as NotificationKind[];
const kind = z.enum(notificationKinds as [NotificationKind, ...NotificationKind[]]).meta({ id: 'NotificationKind' });

const tag = 'Notifications';

const switchesOf = <T extends z.ZodType>(channels: T) =>
  Object.fromEntries(notificationKinds.map((name) => [name, channels])) as Record<NotificationKind, T>;

const isOn = (label: FieldName) => z.boolean({ error: fault('trueOrFalse', { field: label }) });

const switches = z
  .object(switchesOf(z.object({ email: z.boolean(), push: z.boolean() }).meta({ id: 'Channels' })))
  .meta({ id: 'NotificationSwitches' });
export type NotificationSwitches = z.output<typeof switches>;

export const getNotificationSwitches = defineEndpoint({
  id: 'getNotificationSwitches',
  method: 'GET',
  path: '/users/notifications',
  tag,
  summary: 'Read what you hear of',
  description: 'By e-mail and by push, kind by kind.',
  access: 'signed_in',
  data: switches,
  message: 'ok',
  failures: [],
});

export const setNotificationSwitches = defineEndpoint({
  id: 'setNotificationSwitches',
  method: 'PUT',
  path: '/users/notifications',
  tag,
  summary: 'Choose what you hear of',
  description: 'By e-mail and by push, kind by kind. Switches left out stay as they are.',
  access: 'signed_in',
  body: z
    .object(
      switchesOf(
        z
          .object({ email: isOn('email').optional(), push: isOn('push').optional() })
          .meta({ id: 'ChannelChanges' })
          .optional(),
      ),
    )
    .meta({ id: 'NotificationChanges' }),
  data: switches,
  message: 'notificationsSaved',
  failures: [],
});

export const notification = z
  .object({
    id: wireId,
    kind,
    /** The event it is about. One that was deleted is known by its name alone. */
    event: namedEvent.nullable(),
    /** The other person it is about, as the reader may see them. */
    user: person.nullable(),
    created_at: timestamp,
    read: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof notification>;

export const listNotifications = defineEndpoint({
  id: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  tag,
  summary: 'List what is new',
  description: `Newest first: at most ${limits.notifications_shown}, from the last ${limits.notification_days} days.`,
  access: 'signed_in',
  data: z.object({ notifications: z.array(notification), unread_count: z.int() }),
  message: 'ok',
  failures: [],
});

export const readNotifications = defineEndpoint({
  id: 'readNotifications',
  method: 'POST',
  path: '/notifications/read',
  tag,
  summary: 'Mark all notifications as read',
  description: 'The count of unread ones goes to zero.',
  access: 'signed_in',
  data: z.object({}),
  message: 'notificationsRead',
  failures: [],
});

export const pushEndpointInvalid = say('pushEndpointInvalid');
const endpoint = z
  .string({ error: spell(pushEndpointInvalid) })
  .max(limits.push_endpoint_max, spell(pushEndpointInvalid));
const key = (bytes: number) =>
  z
    .string({ error: fault('areInvalid', { field: 'keys' }) })
    .refine((text) => isBase64Url(text, bytes), fault('areInvalid', { field: 'keys' }));
const isBase64Url = (text: string, bytes: number) =>
  /^[\w-]+={0,2}$/.test(text) && Math.floor((text.replaceAll('=', '').length * 3) / 4) === bytes;

export const addPushSubscription = defineEndpoint({
  id: 'addPushSubscription',
  method: 'POST',
  path: '/users/push_subscriptions',
  tag,
  summary: 'Send push messages to this browser',
  description: 'It ends when you sign out there.',
  access: 'signed_in',
  body: z.object({
    push_subscription: z.object({ endpoint, keys: z.object({ p256dh: key(65), auth: key(16) }) }),
  }),
  data: z.object({}),
  message: 'deviceTells',
  failures: [],
});

export const removePushSubscription = defineEndpoint({
  id: 'removePushSubscription',
  method: 'DELETE',
  path: '/users/push_subscriptions',
  tag,
  summary: 'Send no more push messages to this browser',
  description: 'Removing it twice succeeds.',
  access: 'signed_in',
  body: z.object({ push_subscription: z.object({ endpoint }) }),
  data: z.object({}),
  message: 'deviceTellsNoMore',
  failures: [],
});

export const unsubscribe = defineEndpoint({
  id: 'unsubscribe',
  method: 'POST',
  path: '/unsubscribe/:token',
  tag,
  summary: 'Stop mails of one kind',
  description: 'Takes the token from the link in such a mail, as RFC 8058 asks. The body is ignored.',
  access: 'public',
  letsIn: true,
  params: z.object({ token: refusedAs('unsubscribe_not_found', z.string().regex(/^[\w.-]+$/)) }),
  ignoresBody: true,
  data: z.object({ kind }),
  message: 'unsubscribed',
  failures: ['unsubscribe_not_found'],
});
