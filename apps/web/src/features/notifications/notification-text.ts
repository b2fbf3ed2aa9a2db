import type { Notification, NotificationKind } from '@serendip/contract/notifications';
import { partnerName } from '../messages/partner.ts';

const ofEvent = ({ event }: Notification) => event?.name ?? 'your event';
const ofUser = ({ user }: Notification) => partnerName(user?.alias ?? null);

/** The sentence of each kind. */
export const notificationText: Record<NotificationKind, (one: Notification) => string> = {
  matches_ready: (one) => `Your matches for ${ofEvent(one)} are ready`,
  message: (one) => `${ofUser(one)} wrote to you`,
  joined: (one) => `You joined ${ofEvent(one)}`,
  event_tomorrow: (one) => `One day to go: ${ofEvent(one)}`,
  answers_missing: (one) => `${ofEvent(one)}: a few questions wait for you`,
  event_moved: (one) => `${ofEvent(one)} has a new time or place`,
  event_called_off: (one) => `${ofEvent(one)} is called off`,
  off_waiting_list: (one) => `You have a place at ${ofEvent(one)}`,
  contact_returned: (one) => `${ofUser(one)} shared their contact with you`,
  cohost: () => 'Somebody asks you to host an event with them',
  report: (one) => `Somebody sent a report about ${ofEvent(one)}`,
  run_failed: (one) => `The matching for ${ofEvent(one)} failed`,
};

/** The page that a notification opens. */
export function notificationPage({ kind, event, user }: Notification): string {
  if ((kind === 'message' || kind === 'contact_returned') && user)
    return `/messages?user=${encodeURIComponent(user.id)}`;
  if (kind === 'cohost') return '/cohost_invitations';
  if (kind === 'report' && event) return `/events/${event.id}?tab=reports`;
  return event && kind !== 'event_called_off' ? `/events/${event.id}` : '/dashboard';
}

/** The label of each kind in the settings. */
export const kindLabels: Record<NotificationKind, string> = {
  matches_ready: 'Your matches are ready',
  message: 'Somebody wrote to you',
  joined: 'You joined an event, with the entry for your calendar',
  event_tomorrow: 'Your event is tomorrow',
  answers_missing: 'A host asks you to answer the questions',
  event_moved: 'Your event has a new time or place',
  event_called_off: 'Your event is called off',
  off_waiting_list: 'You are off the waiting list',
  contact_returned: 'Somebody shares their contact with you, too',
  cohost: 'Somebody asks you to host an event with them',
  report: 'Somebody sends a report about your event',
  run_failed: 'The matching for your event failed',
};

export const hostKinds: readonly NotificationKind[] = ['cohost', 'report', 'run_failed'];
