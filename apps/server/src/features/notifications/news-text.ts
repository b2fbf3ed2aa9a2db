import type { NotificationKind } from '@serendip/contract/notifications';

/** What a line about an event may know of it: nothing private. */
export interface TextSubject {
  /** Cut and cleaned. */
  event: string;
  /** The event is today by now. */
  isToday: boolean;
}

/** One line for a mail's subject and a push. It stands on locked screens, so it tells no name, no reason and no words of people. */
export const newsText: Record<NotificationKind, (about: TextSubject) => string> = {
  matches_ready: ({ event }) => `Your matches for ${event} are ready`,
  message: () => 'You have a new message',
  joined: ({ event }) => `You joined ${event}`,
  event_tomorrow: ({ event, isToday }) => `${event} is ${isToday ? 'today' : 'tomorrow'}`,
  answers_missing: ({ event }) => `${event}: a few questions wait for you`,
  event_moved: ({ event }) => `${event} has a new time or place`,
  event_called_off: ({ event }) => `${event} is called off`,
  off_waiting_list: ({ event }) => `You have a place at ${event}`,
  contact_returned: () => 'Somebody shared their contact with you',
  cohost: ({ event }) => `You are now a co-host of ${event}`,
  report: ({ event }) => `Somebody sent a report about ${event}`,
  run_failed: ({ event }) => `The matching for ${event} failed`,
};

const longestName = 90;

/** An event's name as it stands in one line: no line breaks, nothing that turns the line around, and not without end. */
export function inOneLine(name: string): string {
  const line = name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > longestName
    ? `${letters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** The page that shows what somebody was told of. */
export function pageOf(kind: NotificationKind, eventId: string | null, otherId: string | null): string {
  if (kind === 'message' || kind === 'contact_returned') return otherId ? `/messages?user=${otherId}` : '/messages';
  if (kind === 'report' && eventId) return `/events/${eventId}?tab=reports`;
  return eventId && kind !== 'event_called_off' ? `/events/${eventId}` : '/dashboard';
}
