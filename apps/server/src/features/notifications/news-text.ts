import type { NotificationKind } from '@serendip/contract/notifications';
import type { Language } from '@serendip/texts/languages';
import { serverTexts } from '@serendip/texts/server-texts';

/**
 * One line for a mail's subject and a push, in the reader's language. It is shown on locked screens, so it holds no names,
 * reasons or people's words. The event's name only for people who joined, host it, or did when it was deleted: a stranger
 * typed it.
 */
export function newsLine(
  kind: NotificationKind,
  name: string | null,
  { isToday, isKnown, language }: { isToday: boolean; isKnown: boolean; language: Language },
): string {
  const t = serverTexts(language, 'news');
  const line = kind === 'event_tomorrow' && isToday ? 'event_today' : kind;
  return isKnown && name !== null ? t(`known.${line}`, { event: inOneLine(name) }) : t(`unknown.${line}`);
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
  if (kind === 'asked' && eventId) return `/events/${eventId}?tab=people`;
  if (kind === 'report' && eventId) return `/events/${eventId}?tab=reports`;
  if (kind === 'webhook_off' && eventId) return `/events/${eventId}?tab=settings`;
  return eventId && kind !== 'event_called_off' ? `/events/${eventId}` : '/dashboard';
}
