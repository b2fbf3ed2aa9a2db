import type { Notification, NotificationKind } from '@serendip/contract/notifications';
import { texts } from '../../language/texts.ts';
import { partnerName } from '../messages/partner.ts';

const t = texts('notifications');

/** What a notification says. */
export const notificationText = ({ kind, event, user }: Notification): string =>
  t(`says.${kind}`, { event: event?.name ?? t('yourEvent'), name: partnerName(user?.alias ?? null) });

/** The page that a notification opens. */
export function notificationPage({ kind, event, user }: Notification): string {
  if ((kind === 'message' || kind === 'contact_returned') && user)
    return `/messages?user=${encodeURIComponent(user.id)}`;
  if (kind === 'cohost') return '/cohost_invitations';
  if (kind === 'asked' && event) return `/events/${event.id}?tab=people`;
  if (kind === 'report' && event) return `/events/${event.id}?tab=reports`;
  if (kind === 'webhook_off' && event) return `/events/${event.id}?tab=settings`;
  return event && kind !== 'event_called_off' ? `/events/${event.id}` : '/dashboard';
}

/** The label of each kind in the settings. */
export const kindLabel = (kind: NotificationKind): string => t(`kind.${kind}`);

export const hostKinds: readonly NotificationKind[] = ['cohost', 'asked', 'report', 'run_failed', 'webhook_off'];
