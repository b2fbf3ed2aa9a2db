import type { NotificationKind } from '@serendip/contract/notifications';

/** The parts of an event that a line can use: nothing private. */
export interface TextSubject {
  /** Shortened and cleaned. */
  event: string;
  /** Whether the event is today. */
  isToday: boolean;
}

/**
 * One line for a mail's subject and a push. It is shown on locked screens, so it holds no names, reasons or people's
 * words.
 */
const newsText: Record<NotificationKind, (about: TextSubject) => string> = {
  matches_ready: ({ event }) => `Your matches for ${event} are ready`,
  message: () => 'You have a new message',
  joined: ({ event }) => `You joined ${event}`,
  event_tomorrow: ({ event, isToday }) => `${event} is ${isToday ? 'today' : 'tomorrow'}`,
  answers_missing: ({ event }) => `${event}: a few questions wait for you`,
  event_moved: ({ event }) => `${event} has a new time or place`,
  event_called_off: ({ event }) => `${event} is called off`,
  off_waiting_list: ({ event }) => `You have a place at ${event}`,
  contact_returned: () => 'Somebody shared their contact with you',
  cohost: () => 'Somebody asks you to host an event with them',
  report: ({ event }) => `Somebody sent a report about ${event}`,
  run_failed: ({ event }) => `The matching for ${event} failed`,
};

/** The line, with the event's name only for people who joined, host it, or did when it was deleted: a stranger typed it. */
export function newsLine(
  kind: NotificationKind,
  name: string | null,
  { isToday, isKnown }: { isToday: boolean; isKnown: boolean },
): string {
  const line = newsText[kind]({ event: isKnown && name !== null ? inOneLine(name) : 'your event', isToday });
  return isKnown ? line : `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
}

const longestName = 90;

/** An event's name in one line: shortened, without line breaks and direction marks. */
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

/** The page of a notification's subject. */
export function pageOf(kind: NotificationKind, eventId: string | null, otherId: string | null): string {
  if (kind === 'message' || kind === 'contact_returned') return otherId ? `/messages?user=${otherId}` : '/messages';
  if (kind === 'cohost') return '/cohost_invitations';
  if (kind === 'report' && eventId) return `/events/${eventId}?tab=reports`;
  return eventId && kind !== 'event_called_off' ? `/events/${eventId}` : '/dashboard';
}
